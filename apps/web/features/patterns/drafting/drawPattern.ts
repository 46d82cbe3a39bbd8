import { checkPattern } from '@toile/tailoring/editing/checks/checkPattern.ts'
import { pointsIn } from '@toile/tailoring/editing/measuring/pointsIn.ts'
import { bodyIn } from '@toile/tailoring/editing/patternIn.ts'
import { draftSizes } from './draftSizes.ts'
import { drawPieces } from './drawPieces.ts'
import { fromSmall } from './fromSmall.ts'
import type { DraftOrder, DrawnPattern } from './patternOrders.ts'

/** Drafts a pattern in sizes, draws its pieces, and says what does not fit and how long it is when it is sewn. */
export function drawPattern(order: DraftOrder): DrawnPattern {
  const { sizes, ...rest } = draftSizes(order)
  const [base] = sizes
  const measures = base && bodyIn(order.document, base.name)
  return {
    ...rest,
    sizes: sizes.map(({ name, pattern }) => ({ size: name, pieces: drawPieces(pattern) })),
    findings: base && !order.baseAlone ? checkPattern(base.pattern) : [],
    base: base && measures ? { pattern: base.pattern, measures } : null,
    points: order.baseAlone
      ? []
      : fromSmall(sizes).flatMap(({ name, pattern }) => pointsIn(order.document, name, pattern)),
  }
}
