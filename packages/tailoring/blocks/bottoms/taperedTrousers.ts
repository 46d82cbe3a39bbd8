import { defineBlock } from '../block.ts'
import { legShare, trouserKnobs } from './trouserKnobs.ts'
import { trousersOf } from './trousersOf.ts'

/** Trousers that narrow from the hips to the ankle. */
export const taperedTrousers = defineBlock({
  id: 'taperedTrousers',
  name: 'Tapered trousers',
  knobs: {
    ...trouserKnobs,
    length: legShare('Length of the inside leg', 0.6, 0.93, 1),
    knee: legShare('Width at the knee', 0.5, 0.64, 1),
    hem: legShare('Width at the hem', 0.36, 0.5, 0.9),
  },
  draft: trousersOf,
})
