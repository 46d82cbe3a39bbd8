import { boundsOf } from '@toile/geometry'
import type { InnerLine, Piece } from '../../pattern/pattern.ts'

/** A piece with the lines of knife pleats: each is folded on its first line and laid to its second; millimetres. */
export function withPleats(piece: Piece, pleat: number, fullness: number): Piece {
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
