import { contains, type Path, type Point } from '@toile/geometry'
import { carriedRuns } from '../cloth/carriedRuns.ts'

/** Whether a place lies on a piece. */
export const isOnPiece = (outlines: readonly Path[], place: Point): boolean =>
  outlines.some((outline) => contains(outline, place))

/** What of a line lies on a piece, up to its outline. */
export const withinPiece = (path: Path, outlines: readonly Path[]): Path[] =>
  carriedRuns(path, (point) => (isOnPiece(outlines, point) ? point : null))
