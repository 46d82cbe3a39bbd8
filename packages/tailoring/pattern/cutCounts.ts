import type { Piece } from './pattern.ts'

/** How often a piece is cut as it is drawn, and how often mirrored; a pair is half and half, one of each at least. */
export function cutCounts({ cut }: Piece): { drawn: number; mirrored: number } {
  if (!cut.pair) return { drawn: cut.count, mirrored: 0 }
  const each = Math.max(1, Math.ceil(cut.count / 2))
  return { drawn: each, mirrored: each }
}
