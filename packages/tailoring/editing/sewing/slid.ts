import { type Point, scale, subtract, sure, unit } from '@toile/geometry'
import type { Pattern, Piece } from '../../pattern/pattern.ts'
import { movedCorners } from '../shape/movedCorners.ts'
import { pieceNamed, withPiece } from '../shape/pieceNamed.ts'
import type { RunEnd } from './runEnds.ts'

const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1]
/** The cosines beyond which two directions count as one, and up to which as square to each other. */
const alike = 0.9
const square = 0.5
/** The most corners that go along with another; more are no end of a strip or a sleeve. */
const most = 3

const wrapped = ({ corners }: Piece, i: number) => (i + corners.length) % corners.length
const cornerAt = (piece: Piece, i: number): Point => sure(piece.corners[wrapped(piece, i)])

/** The direction in which an edge would go on beyond one of its ends. */
export function beyond(piece: Piece, { edge, side }: Pick<RunEnd, 'edge' | 'side'>): Point {
  const [from, to] = [cornerAt(piece, edge), cornerAt(piece, edge + 1)]
  const handles = sure(piece.edges[edge]).handles
  const [near, far] = side === 'to' ? [to, handles?.[1] ?? from] : [from, handles?.[0] ?? to]
  const along = subtract(near, far)
  return unit(Math.hypot(...along) > 1e-6 ? along : subtract(near, side === 'to' ? from : to))
}

/**
 * The corners that go along where an end of a run is moved on, so that what lies beyond keeps its shape: from edge to edge, until one that is not sewn runs back along the run and takes the change up.
 * None where no such edge comes, as at a hem.
 */
export function carriedBy(piece: Piece, end: RunEnd): number[] {
  const along = beyond(piece, end)
  const step = end.side === 'to' ? 1 : -1
  const carried: number[] = []
  for (let corner = end.corner; carried.length <= most; ) {
    const next = wrapped(piece, corner + step)
    const edge = sure(piece.edges[step > 0 ? corner : next])
    const ahead = dot(unit(subtract(cornerAt(piece, next), cornerAt(piece, corner))), along)
    if (ahead < -alike && edge.end !== 'seam') return carried
    const goesAlong = ahead > alike || (Math.abs(ahead) < square && edge.end !== 'hem')
    if (!goesAlong || edge.end === 'fold') return []
    carried.push(next)
    corner = next
  }
  return []
}

/** A pattern in which an end of a run lies so many millimetres further along its edge, with the corners that it carries. */
export function slid(pattern: Pattern, end: RunEnd, carried: readonly number[], mm: number): Pattern {
  const piece = pieceNamed(pattern, end.piece)
  const way = scale(beyond(piece, end), mm)
  return withPiece(pattern, movedCorners(piece, new Map([end.corner, ...carried].map((corner) => [corner, way]))))
}
