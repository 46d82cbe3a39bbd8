import { defineBlock } from '../block.ts'
import { boxHalf } from './boxHalf.ts'
import { waistEase } from './fittedHalf.ts'
import { skirtKnobs } from './skirtKnobs.ts'
import { ringOf, skirtOf } from './skirtOf.ts'

/** A skirt of rectangles gathered onto the waistband; fullness is how many waists its width has. */
export const gatheredSkirt = defineBlock({
  id: 'gatheredSkirt',
  name: 'Gathered skirt',
  knobs: { ...skirtKnobs, fullness: { name: 'Fullness', unit: 'share', least: 1.5, usual: 2, most: 3 } },
  draft(measures, { length, band, fullness }) {
    const waist = measures.waist + waistEase
    const half = boxHalf((fullness * waist) / 4, length * measures.waistToFloor, measures.waistToHips * 0.9)
    return skirtOf([ringOf(half, half)], { width: band, length: waist })
  },
})
