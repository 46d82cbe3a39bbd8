import { defineBlock } from '../block.ts'
import { legShare, trouserKnobs } from './trouserKnobs.ts'
import { trousersOf } from './trousersOf.ts'

/** Trousers close to the knee whose hems widen from there. */
export const flaredTrousers = defineBlock({
  id: 'flaredTrousers',
  name: 'Flared trousers',
  knobs: {
    ...trouserKnobs,
    length: legShare('Length of the inside leg', 0.6, 1, 1.03),
    knee: legShare('Width at the knee', 0.5, 0.58, 0.8),
    hem: legShare('Width at the hem', 0.7, 0.98, 1.4),
  },
  draft: trousersOf,
})
