import type { Pattern } from '../../pattern/pattern.ts'
import { checkPiece, checkWidth } from './checkPiece.ts'
import { checkSeams, checkSewn } from './checkSeams.ts'
import type { Finding } from '../faults/finding.ts'

/** How wide cloth is where nothing else is said, in millimetres. */
const usualWidth = 1500

/** Everything that is wrong with a pattern, as the check list of its seams and pieces tells it; nothing where it can be cut and sewn (requirement S1.11). */
export function checkPattern(pattern: Pattern, clothWidth = usualWidth): Finding[] {
  const outlines = pattern.pieces.map(checkPiece)
  // A piece that is open or turned has no lengths that mean anything.
  if (outlines.flat().some(({ kind }) => kind === 'open')) return outlines.flat()
  const widths = pattern.pieces
    .filter((_, i) => outlines[i]?.length === 0)
    .flatMap((piece) => checkWidth(piece, clothWidth))
  return [...outlines.flat(), ...widths, ...checkSeams(pattern), ...checkSewn(pattern)]
}
