import { bandKnob } from './blocks/bands.ts'
import {
  flareKnob,
  flutesKnob,
  lengthKnob,
  panelsKnob,
  pleatsKnob,
  riseKnob,
  slitKnob,
  yokeKnob,
} from './blocks/bottomKnobs.ts'
import { draftSkirt } from './blocks/draftSkirt.ts'
import { skirtClosureKnob } from './blocks/sewnSkirt.ts'
import { hemKnob } from './blocks/skirtHems.ts'
import { pocketKnob } from './blocks/skirtPockets.ts'
import { defineGarment } from './garment.ts'

/** A mini skirt: short, plain, fluted, pleated or buttoned down the front (requirement S3.26). */
export const miniSkirt = defineGarment({
  id: 'miniSkirt',
  label: 'Mini skirt',
  category: 'skirt',
  slot: 'bottom',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.3,
    volume: 0.25,
    sleeve: 0,
    waist: 0.7,
    formality: 0.2,
    warmth: 0.2,
    print: 0.5,
    fabrics: ['denim', 'leather', 'wool', 'cotton'],
  },
  knobs: {
    length: lengthKnob(0.2, 0.31, 0.4),
    flare: flareKnob(-0.01, 0.06, 0.26),
    flutes: flutesKnob(0, 0, 10),
    pleats: pleatsKnob(0, 0, 19),
    closure: skirtClosureKnob(),
    hem: hemKnob(),
    slit: slitKnob(0, 0.5),
    pockets: pocketKnob('none'),
    yoke: yokeKnob(),
    panels: panelsKnob(),
    band: bandKnob(),
    rise: riseKnob(0.15),
  },
  draft: (figure, knobs, context) =>
    draftSkirt(figure, context, { depth: 0.1 }, knobs, { darts: knobs.flutes < 4 && knobs.pleats === 0 }),
})
