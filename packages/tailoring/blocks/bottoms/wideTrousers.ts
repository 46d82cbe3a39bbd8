import { defineBlock } from '../block.ts'
import { legShare, trouserKnobs } from './trouserKnobs.ts'
import { trousersOf } from './trousersOf.ts'

/** Trousers whose legs fall wide from the hips. */
export const wideTrousers = defineBlock({
  id: 'wideTrousers',
  name: 'Wide trousers',
  knobs: {
    ...trouserKnobs,
    length: legShare('Length of the inside leg', 0.3, 0.98, 1.02),
    knee: legShare('Width at the knee', 0.75, 0.92, 1.3),
    hem: legShare('Width at the hem', 0.8, 1.02, 1.7),
  },
  draft: trousersOf,
})
