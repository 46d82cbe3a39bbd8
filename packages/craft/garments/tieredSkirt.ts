import { bandKnob } from './blocks/bands.ts'
import { flareKnob, lengthKnob, riseKnob, slantKnob } from './blocks/bottomKnobs.ts'
import { skirtCutOf } from './blocks/draftSkirt.ts'
import { finishSkirt } from './blocks/finishSkirt.ts'
import { tiers } from './blocks/tiers.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** A tiered skirt: gathered tiers, each hanging over the next (requirement S3.26). */
export const tieredSkirt = defineGarment({
  id: 'tieredSkirt',
  label: 'Tiered skirt',
  category: 'skirt',
  slot: 'bottom',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.7,
    volume: 0.75,
    sleeve: 0,
    waist: 0.7,
    formality: 0.3,
    warmth: 0.3,
    print: 0.8,
    fabrics: ['cotton', 'linen', 'chiffon', 'silk'],
  },
  knobs: {
    length: lengthKnob(0.28, 0.72, 0.97),
    tiers: numberKnob('Tiers', [2, 3, 5], '', 1),
    fullness: numberKnob('Fullness of each tier', [0.2, 0.7, 1.4]),
    flare: flareKnob(0.02, 0.11, 0.22),
    highLow: numberKnob('Shorter in front', [0, 0, 0.3]),
    slant: slantKnob(),
    band: bandKnob(),
    rise: riseKnob(),
  },
  draft(figure, knobs, context) {
    const cut = skirtCutOf(figure, { cloth: context.cloth }, knobs)
    const rows = tiers(figure, cut, knobs.tiers, knobs.fullness, context.chance)
    const upper = rows[rows.length - 1]
    const finish = { band: knobs.band, darts: false, centreBack: false }
    return [...rows.slice(0, -1), ...finishSkirt(figure, upper, cut, finish, context.chance.branch('band'))]
  },
})
