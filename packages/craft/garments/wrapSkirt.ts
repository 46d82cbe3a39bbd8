import { bandKnob } from './blocks/bands.ts'
import { flareKnob, gatherKnob, lengthKnob, riseKnob } from './blocks/bottomKnobs.ts'
import { draftSkirt } from './blocks/draftSkirt.ts'
import { pocketKnob } from './blocks/skirtPockets.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A wrap skirt: one front laid over the other and tied at the side (requirement S3.26). */
export const wrapSkirt = defineGarment({
  id: 'wrapSkirt',
  label: 'Wrap skirt',
  category: 'skirt',
  slot: 'bottom',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.65,
    volume: 0.4,
    sleeve: 0,
    waist: 0.8,
    formality: 0.4,
    warmth: 0.3,
    print: 0.8,
    fabrics: ['silk', 'cotton', 'linen', 'crepe', 'wool'],
  },
  knobs: {
    length: lengthKnob(0.25, 0.64, 0.92),
    flare: flareKnob(0.01, 0.07, 0.18),
    overlap: numberKnob('Overlap at the hem', [0.15, 0.45, 0.75]),
    round: numberKnob('Rounding of the corner', [0, 0.15, 1]),
    edge: choiceKnob('Wrapped edge', [
      { id: 'plain', label: 'Plain' },
      { id: 'frill', label: 'Frilled' },
    ]),
    gather: gatherKnob(),
    pockets: pocketKnob('none'),
    band: bandKnob(),
    rise: riseKnob(),
  },
  draft(figure, knobs, context) {
    const lap = { overlap: knobs.overlap, round: knobs.round, frilled: knobs.edge === 'frill' }
    return draftSkirt(figure, context, { flutes: 6, depth: 0.06 }, knobs, { darts: true, closure: 'wrap', lap })
  },
})
