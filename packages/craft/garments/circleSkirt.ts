import { bandKnob } from './blocks/bands.ts'
import { depthKnob, flareKnob, flutesKnob, lengthKnob, panelsKnob, riseKnob, yokeKnob } from './blocks/bottomKnobs.ts'
import { draftSkirt } from './blocks/draftSkirt.ts'
import { skirtClosureKnob } from './blocks/sewnSkirt.ts'
import { hemKnob } from './blocks/skirtHems.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** A circle skirt: cut as part of a ring, falling in deep flutes from a smooth waist (requirement S3.26). */
export const circleSkirt = defineGarment({
  id: 'circleSkirt',
  label: 'Circle skirt',
  category: 'skirt',
  slot: 'bottom',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.55,
    volume: 0.8,
    sleeve: 0,
    waist: 0.9,
    formality: 0.5,
    warmth: 0.3,
    print: 1,
    fabrics: ['cotton', 'silk', 'wool', 'crepe', 'chiffon', 'organza'],
  },
  knobs: {
    length: lengthKnob(0.25, 0.55, 0.98),
    flare: flareKnob(0.14, 0.23, 0.36),
    flutes: flutesKnob(5, 11, 18),
    depth: depthKnob(0.04, 0.125, 0.19),
    highLow: numberKnob('Shorter in front', [0, 0, 0.4]),
    hem: hemKnob(),
    closure: skirtClosureKnob(),
    yoke: yokeKnob(),
    panels: panelsKnob(),
    band: bandKnob(),
    rise: riseKnob(),
  },
  draft: (figure, knobs, context) => draftSkirt(figure, context, { profile: 'bell' }, knobs),
})
