import { contains, type Path, type Point } from '@toile/geometry'
import type { Piece } from '../../pattern/pattern.ts'

/** A way of the plane that keeps all lengths, in millimetres. */
export type Motion = (point: Point) => Point

/**
 * A piece of which the corners of one part are moved together, with the handles beside them and all that lies within an outline of that part; edges that reach across are drawn anew between their ends.
 * `within` is that outline; notches stay at their shares of the edges.
 */
export function movedPart(piece: Piece, moved: ReadonlySet<number>, within: Path, motion: Motion): Piece {
  const count = piece.corners.length
  const corner = (point: Point, i: number): Point => (moved.has(i % count) ? motion(point) : point)
  const mark = (point: Point): Point => (contains(within, point) ? motion(point) : point)
  return {
    ...piece,
    corners: piece.corners.map(corner),
    edges: piece.edges.map((edge, i) =>
      edge.handles && (moved.has(i) || moved.has((i + 1) % count))
        ? { ...edge, handles: [corner(edge.handles[0], i), corner(edge.handles[1], i + 1)] }
        : edge,
    ),
    drills: piece.drills.map(mark),
    lines: piece.lines.map((line) => ({ ...line, path: line.path.map(mark) })),
  }
}

/** The places of the corners of a piece from one to another, both included, counter-clockwise. */
export function cornersFrom({ corners }: Piece, from: number, to: number): number[] {
  const count = corners.length
  return Array.from({ length: ((to - from + count) % count) + 1 }, (_, i) => (from + i) % count)
}
