import { defineBlock } from '../block.ts'
import { legShare, lowering, sidePockets, trouserKnobs } from './trouserKnobs.ts'
import { trousersOf } from './trousersOf.ts'

/** Jeans below the waist: no darts, a yoke that shapes the back, and two patch pockets on it. */
export const jeans = defineBlock({
  id: 'jeans',
  name: 'Jeans',
  knobs: {
    ...trouserKnobs,
    lowered: lowering(0.2),
    pockets: sidePockets('jeans'),
    length: legShare('Length of the inside leg', 0.6, 0.99, 1.03),
    knee: legShare('Width at the knee', 0.5, 0.64, 1.05),
    hem: legShare('Width at the hem', 0.36, 0.58, 1.3),
  },
  draft: (measures, values) => trousersOf(measures, { ...values, yoke: true }),
})
