import type { Pattern, Piece } from '../../pattern/pattern.ts'
import { checkPiece } from './checkPiece.ts'
import { checkSeams, checkSewn } from './checkSeams.ts'
import type { Finding } from '../faults/finding.ts'

const keyOf = ({ kind, piece, edge, other }: Finding) => [kind, piece, edge, other?.piece, other?.edge].join()

/** What is wrong with an edited pattern that was not wrong before: of the pieces and seams alone that the edit touched, how wide they are aside. */
export function newFaults(before: Pattern, after: Pattern): Finding[] {
  const kept = new Set<Piece>(before.pieces)
  const touched = new Set(after.pieces.filter((piece) => !kept.has(piece)).map(({ id }) => id))
  const found = faultsOf(after, touched)
  if (found.length === 0) return found
  const known = new Set(faultsOf(before, touched).map(keyOf))
  return found.filter((fault) => !known.has(keyOf(fault)))
}

function faultsOf(pattern: Pattern, touched: ReadonlySet<string>): Finding[] {
  const outlines = pattern.pieces.filter(({ id }) => touched.has(id)).flatMap(checkPiece)
  if (outlines.length > 0) return outlines
  const seams = pattern.stitches.filter(({ first, second }) =>
    [...first, ...second].some(({ piece }) => touched.has(piece)),
  )
  return [...checkSeams(pattern, seams), ...checkSewn(pattern)]
}
