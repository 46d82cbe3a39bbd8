import { draftSizes } from './draftSizes.ts'
import { drawPieces } from './drawPieces.ts'
import type { DraftOrder, DrawnPattern } from './patternOrders.ts'

/** Drafts a pattern in sizes and draws its pieces. */
export function drawPattern(order: DraftOrder): DrawnPattern {
  const { sizes, ...rest } = draftSizes(order)
  return { ...rest, sizes: sizes.map(({ name, pattern }) => ({ size: name, pieces: drawPieces(pattern) })) }
}
