import { add, distance, type Point, sure } from '@toile/geometry'
import type { Piece } from '../../pattern/pattern.ts'

/** How near to a corner a mark belongs to it, in millimetres. */
const near = 1

/** A piece whose corners are moved, each by its own way in millimetres: handles beside a corner go with it, and so do drills and ends of lines that lie on it. */
export function movedCorners(piece: Piece, ways: ReadonlyMap<number, Point>): Piece {
  const count = piece.corners.length
  const by = (point: Point, i: number): Point => {
    const way = ways.get(i % count)
    return way ? add(point, way) : point
  }
  const marked = (point: Point): Point => {
    const i = piece.corners.findIndex((corner, at) => ways.has(at) && distance(corner, point) < near)
    return i < 0 ? point : by(point, i)
  }
  return {
    ...piece,
    corners: piece.corners.map(by),
    edges: piece.edges.map((edge, i) =>
      edge.handles && (ways.has(i) || ways.has((i + 1) % count))
        ? { ...edge, handles: [by(sure(edge.handles[0]), i), by(sure(edge.handles[1]), i + 1)] }
        : edge,
    ),
    drills: piece.drills.map(marked),
    lines: piece.lines.map((line) => ({ ...line, path: line.path.map(marked) })),
  }
}
