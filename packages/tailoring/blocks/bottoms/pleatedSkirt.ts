import { defineBlock } from '../block.ts'
import { boxHalf } from './boxHalf.ts'
import { waistEase } from './fittedHalf.ts'
import { skirtKnobs } from './skirtKnobs.ts'
import { ringOf, skirtOf } from './skirtOf.ts'
import { withPleats } from './withPleats.ts'

/** A skirt of knife pleats all round; fullness is how much cloth a finished width takes, 3 where pleats touch each other. */
export const pleatedSkirt = defineBlock({
  id: 'pleatedSkirt',
  name: 'Pleated skirt',
  knobs: {
    ...skirtKnobs,
    pleat: { name: 'Width of a pleat', unit: 'mm', least: 20, usual: 40, most: 90 },
    fullness: { name: 'Fullness', unit: 'share', least: 1.8, usual: 2.6, most: 3 },
  },
  draft(measures, { length, band, pleat, fullness }) {
    const waist = measures.waist + waistEase
    const half = boxHalf((fullness * waist) / 4, length * measures.waistToFloor, measures.waistToHips * 0.9)
    const ring = ringOf(half, half)
    const pieces = ring.pieces.map((piece) => withPleats(piece, pleat, fullness))
    return skirtOf([{ ...ring, pieces }], { width: band, length: waist })
  },
})
