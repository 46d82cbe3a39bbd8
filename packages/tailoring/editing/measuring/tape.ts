import { along, distance, lengths, type Path, type Point, sure } from '@toile/geometry'
import { edgeLength, edgePath } from '../../pattern/edgePath.ts'
import type { Piece } from '../../pattern/pattern.ts'

/** A place on the sewing line of a piece: a share of the length of an edge. */
export interface OnEdge {
  edge: string
  at: number
}

/** What a tape reads between two places on a sewing line, in millimetres: straight, and along the line counter-clockwise and clockwise. */
export interface Reading {
  straight: number
  onward: number
  back: number
}

const placeOf = (piece: Piece, { edge, at }: OnEdge): Point => along(edgePath(piece, edge), at)

/** Reads a tape between two places on the sewing line of a piece (requirement S2.59). */
export function tape(piece: Piece, from: OnEdge, to: OnEdge): Reading {
  const walked = (place: OnEdge) => {
    const index = piece.edges.findIndex(({ id }) => id === place.edge)
    const before = piece.edges.slice(0, index).reduce((sum, { id }) => sum + edgeLength(piece, id), 0)
    return before + edgeLength(piece, place.edge) * place.at
  }
  const round = piece.edges.reduce((sum, { id }) => sum + edgeLength(piece, id), 0)
  const onward = (((walked(to) - walked(from)) % round) + round) % round
  return { straight: distance(placeOf(piece, from), placeOf(piece, to)), onward, back: round - onward }
}

/** The place on the sewing line of a piece that is nearest to a point, and how far it is, in millimetres. */
export function nearestOn(piece: Piece, point: Point): OnEdge & { away: number } {
  const found = piece.edges.map(({ id }) => ({ edge: id, ...nearestOnPath(edgePath(piece, id), point) }))
  return found.reduce((best, one) => (one.away < best.away ? one : best))
}

/** The share of a path at which it is nearest to a point. */
function nearestOnPath(path: Path, point: Point): { at: number; away: number } {
  const walked = lengths(path)
  const total = walked.at(-1) ?? 0
  let best = { at: 0, away: Infinity }
  for (let i = 1; i < path.length; i++) {
    const [a, b] = [sure(path[i - 1]), sure(path[i])]
    const [x, y] = [b[0] - a[0], b[1] - a[1]]
    const share = ((point[0] - a[0]) * x + (point[1] - a[1]) * y) / (x * x + y * y || 1)
    const within = Math.min(1, Math.max(0, share))
    const away = distance(point, [a[0] + x * within, a[1] + y * within])
    const at = (sure(walked[i - 1]) + distance(a, b) * within) / (total || 1)
    if (away < best.away) best = { at, away }
  }
  return best
}
