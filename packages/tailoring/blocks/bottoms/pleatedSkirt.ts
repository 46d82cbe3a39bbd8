import { boundsOf } from '@toile/geometry'
import type { InnerLine, Piece } from '../../pattern/pattern.ts'
import { defineBlock } from '../block.ts'
import { boxHalf } from './boxHalf.ts'
import { waistEase } from './fittedHalf.ts'
import { skirtKnobs } from './skirtKnobs.ts'
import { ringOf, skirtOf } from './skirtOf.ts'

/** A piece with the lines of knife pleats: each is folded on its first line and laid to its second. */
function withPleats(piece: Piece, pleat: number, fullness: number): Piece {
  const { left, right, top, bottom } = boundsOf(piece.corners)
  const width = right - left
  const count = Math.max(1, Math.round(width / fullness / pleat))
  const line = (id: string, x: number): InnerLine => ({
    id,
    kind: 'pleat',
    path: [
      [x, bottom],
      [x, top],
    ],
  })
  const lines = Array.from({ length: count }, (_, i): InnerLine[] => {
    const start = left + (width / count) * i
    const shown = width / count / fullness
    return [line(`fold${i + 1}`, start + shown / 2), line(`laid${i + 1}`, start + width / count - shown / 2)]
  })
  return { ...piece, lines: lines.flat() }
}

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
