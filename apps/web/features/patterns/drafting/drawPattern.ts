import { checkPattern } from '@toile/tailoring/editing/checks/checkPattern.ts'
import { pointsIn } from '@toile/tailoring/editing/measuring/pointsIn.ts'
import { draftSizes } from './draftSizes.ts'
import { drawPieces } from './drawPieces.ts'
import type { DraftOrder, DrawnPattern } from './patternOrders.ts'

/** Drafts a pattern in sizes, draws its pieces, and says what does not fit and how long it is when it is sewn. */
export function drawPattern(order: DraftOrder): DrawnPattern {
  const { sizes, ...rest } = draftSizes(order)
  const [base] = sizes
  return {
    ...rest,
    sizes: sizes.map(({ name, pattern }) => ({ size: name, pieces: drawPieces(pattern) })),
    findings: base && !order.baseAlone ? checkPattern(base.pattern) : [],
    points: order.baseAlone ? [] : sizes.flatMap(({ name, pattern }) => pointsIn(order.document, name, pattern)),
  }
}
