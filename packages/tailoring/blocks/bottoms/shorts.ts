import { defineBlock } from '../block.ts'
import { legShare, trouserKnobs } from './trouserKnobs.ts'
import { trousersOf } from './trousersOf.ts'

/** Shorts with darts, a fly and a waistband. */
export const shorts = defineBlock({
  id: 'shorts',
  name: 'Shorts',
  knobs: {
    ...trouserKnobs,
    length: legShare('Length of the inside leg', 0.2, 0.3, 0.5),
    knee: legShare('Width at the knee', 0.85, 0.96, 1.25),
    hem: legShare('Width at the hem', 0.8, 0.95, 1.4),
  },
  draft: trousersOf,
})
