import type { Worn } from '@toile/craft/designs/design.ts'
import type { Placement } from '@toile/craft/prints/placement.ts'
import type { PiecePrint } from '@toile/tailoring/editing/patternDocument.ts'
import type { Pattern } from '@toile/tailoring/pattern/pattern.ts'
import { middleFront } from './middleFront.ts'

/** A print on a piece by its id, or on all pieces; it is placed in millimetres of the piece, from its origin to the right and downwards. */
export interface PlacedPrint {
  piece: string | null
  /** Its name in the pattern; that of the look has none. */
  id: string | null
  placement: Placement
}

/** The prints of a garment as they lie on its pieces: that of the look first, then those of single pieces (requirement S3.12). */
export function placedPrints(
  worn: Pick<Worn, 'print'> | undefined,
  pattern: Pattern,
  prints: readonly PiecePrint[],
): PlacedPrint[] {
  const own = prints.map((print): PlacedPrint => {
    const { id, piece, x, y, source, mode, repeat, width, angle, opacity, mirrored } = print
    const lies = { x: 1000 * x, y: -1000 * y, ...(mirrored && { mirrored }) }
    return { id, piece, placement: { source, mode, repeat, width, angle, opacity, ...lies } }
  })
  const whole = worn?.print
  if (!whole) return own
  if (whole.mode === 'overall') return [{ id: null, piece: null, placement: whole }, ...own]
  // What is laid once counts from the middle of the neckline.
  const front = middleFront(pattern)
  if (!front) return own
  return [{ id: null, piece: front.piece, placement: { ...whole, y: whole.y - front.neck } }, ...own]
}

/** What lies on one piece: what covers it, and what lies once upon that; the last of each that is laid. */
export function printsOnPiece<Print extends PlacedPrint>(
  prints: readonly Print[],
  piece: string,
): { over: Print | null; once: Print | null } {
  const own = prints.filter((print) => print.piece === piece)
  const covers = ({ placement }: Print) => placement.mode === 'overall'
  return {
    over: own.findLast(covers) ?? prints.findLast((print) => print.piece === null && covers(print)) ?? null,
    once: own.findLast((print) => !covers(print)) ?? null,
  }
}
