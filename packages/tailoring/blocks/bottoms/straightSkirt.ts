import { defineBlock } from '../block.ts'
import { fittedHalf } from './fittedHalf.ts'
import { hipEase, skirtKnobs } from './skirtKnobs.ts'
import { ringOf, skirtOf } from './skirtOf.ts'

/** A straight skirt with darts, a zip and a vent at the center back and a waistband; it may narrow to the hem. */
export const straightSkirt = defineBlock({
  id: 'straightSkirt',
  name: 'Straight skirt',
  knobs: {
    ...skirtKnobs,
    ease: hipEase,
    taper: { name: 'Narrowing at the hem', unit: 'mm', least: 0, usual: 10, most: 25 },
    vent: { name: 'Vent at the back', unit: 'share', least: 0, usual: 0.3, most: 0.5 },
  },
  draft(measures, { length, band, ease, taper, vent }) {
    const long = length * measures.waistToFloor
    const opening = measures.waistToHips * 0.95
    const height = Math.min(vent * long, long - opening - 60)
    const cut = { ease, length: long, flare: -taper, opening, ...(height > 60 ? { vent: { height, width: 40 } } : {}) }
    return skirtOf([ringOf(fittedHalf(measures, cut, false), fittedHalf(measures, cut, true))], { width: band })
  },
})
