import { bandKnob } from './blocks/bands.ts'
import { flareKnob, foldKnob, lengthKnob, pleatsKnob, riseKnob, yokeKnob } from './blocks/bottomKnobs.ts'
import { draftSkirt } from './blocks/draftSkirt.ts'
import { hemKnob } from './blocks/skirtHems.ts'
import { pocketKnob } from './blocks/skirtPockets.ts'
import { defineGarment } from './garment.ts'

/** A pleated skirt: knife, box, inverted or accordion pleats pressed from waist to hem (requirement S3.26). */
export const pleatedSkirt = defineGarment({
  id: 'pleatedSkirt',
  label: 'Pleated skirt',
  category: 'skirt',
  slot: 'bottom',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.65,
    volume: 0.45,
    sleeve: 0,
    waist: 0.8,
    formality: 0.6,
    warmth: 0.4,
    print: 0.6,
    fabrics: ['wool', 'silk', 'crepe', 'chiffon', 'cotton'],
  },
  knobs: {
    length: lengthKnob(0.2, 0.64, 0.95),
    pleats: pleatsKnob(5, 17, 31),
    fold: foldKnob(),
    flare: flareKnob(0.02, 0.09, 0.24),
    hem: hemKnob(),
    yoke: yokeKnob(),
    pockets: pocketKnob('none'),
    band: bandKnob(),
    rise: riseKnob(),
  },
  draft: (figure, knobs, context) => draftSkirt(figure, context, {}, knobs),
})
