import { bandKnob } from './blocks/bands.ts'
import { flareKnob, flutesKnob, gatherKnob, lengthKnob, riseKnob, slitKnob, yokeKnob } from './blocks/bottomKnobs.ts'
import { draftSkirt } from './blocks/draftSkirt.ts'
import { skirtClosureKnob } from './blocks/sewnSkirt.ts'
import { hemKnob } from './blocks/skirtHems.ts'
import { pocketKnob } from './blocks/skirtPockets.ts'
import { defineGarment } from './garment.ts'

/** A gathered skirt: a wide straight length drawn up at the waist (requirement S3.26). */
export const gatheredSkirt = defineGarment({
  id: 'gatheredSkirt',
  label: 'Gathered skirt',
  category: 'skirt',
  slot: 'bottom',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.65,
    volume: 0.65,
    sleeve: 0,
    waist: 0.8,
    formality: 0.3,
    warmth: 0.3,
    print: 0.9,
    fabrics: ['cotton', 'linen', 'silk', 'crepe', 'chiffon'],
  },
  knobs: {
    length: lengthKnob(0.25, 0.66, 0.98),
    gather: gatherKnob(1, 1.6),
    flare: flareKnob(0.04, 0.12, 0.24),
    flutes: flutesKnob(4, 10, 18),
    hem: hemKnob(),
    closure: skirtClosureKnob(),
    slit: slitKnob(),
    pockets: pocketKnob('none'),
    yoke: yokeKnob(),
    band: bandKnob(),
    rise: riseKnob(),
  },
  draft: (figure, knobs, context) => draftSkirt(figure, context, { profile: 'bell', depth: 0.06 }, knobs),
})
