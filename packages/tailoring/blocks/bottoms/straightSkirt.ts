import { defineBlock } from '../block.ts'
import { fittedHalf } from './fittedHalf.ts'
import { hipEase, skirtKnobs } from './skirtKnobs.ts'
import { ringOf, skirtOf } from './skirtOf.ts'

/** A straight skirt with darts, a zip at the center back and a waistband; it may narrow to the hem. */
export const straightSkirt = defineBlock({
  id: 'straightSkirt',
  name: 'Straight skirt',
  knobs: {
    ...skirtKnobs,
    ease: hipEase,
    taper: { name: 'Narrowing at the hem', unit: 'mm', least: 0, usual: 10, most: 25 },
  },
  draft(measures, { length, band, ease, taper }) {
    const cut = { ease, length: length * measures.waistToFloor, flare: -taper, opening: measures.waistToHips * 0.95 }
    return skirtOf([ringOf(fittedHalf(measures, cut, false), fittedHalf(measures, cut, true))], { width: band })
  },
})
