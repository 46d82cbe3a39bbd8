import { defineBlock } from '../block.ts'
import { legShare, trouserKnobs } from './trouserKnobs.ts'
import { trousersOf } from './trousersOf.ts'

/** Trousers that are pulled on into a ribbed waist, with ribs at the ankles. */
export const joggers = defineBlock({
  id: 'joggers',
  name: 'Joggers',
  knobs: {
    ...trouserKnobs,
    band: { name: 'Height of the waist rib', unit: 'mm', least: 25, usual: 45, most: 90 },
    ease: { name: 'Ease at the hips', unit: 'mm', least: 40, usual: 110, most: 300 },
    rise: { name: 'Looseness of the crotch', unit: 'mm', least: 10, usual: 30, most: 120 },
    cuff: { name: 'Height of the ankle rib', unit: 'mm', least: 20, usual: 60, most: 160 },
    length: legShare('Length of the inside leg', 0.3, 0.88, 1),
    knee: legShare('Width at the knee', 0.55, 0.72, 1.2),
    hem: legShare('Width at the hem', 0.45, 0.55, 1.2),
  },
  draft: (measures, values) => trousersOf(measures, { ...values, pulledOn: true }),
})
