import { defineBlock } from '../block.ts'
import { legShare, trouserKnobs } from './trouserKnobs.ts'
import { trousersOf } from './trousersOf.ts'

/** Straight trousers with darts, a fly and a waistband. */
export const straightTrousers = defineBlock({
  id: 'straightTrousers',
  name: 'Straight trousers',
  knobs: {
    ...trouserKnobs,
    length: legShare('Length of the inside leg', 0.6, 0.97, 1.02),
    knee: legShare('Width at the knee', 0.55, 0.7, 1.05),
    hem: legShare('Width at the hem', 0.45, 0.66, 1.2),
  },
  draft: trousersOf,
})
