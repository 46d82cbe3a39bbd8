import { dense, type Path, type Point } from '@toile/geometry'
import type { Piece } from '../piece.ts'

/** Where a point of a piece goes, and whether it disappears in something there. */
export type Move = (point: Point) => { to: Point; hidden: boolean }

/** The longest step between neighbouring points of a path that is moved, in heads. */
export const step = 0.02

/** A piece with all its paths moved; of what is drawn on it, only what stays in sight. */
export function changed(piece: Piece, move: Move): Piece {
  const to = (path: Path): Path => dense(path, step).map((point) => move(point).to)
  return {
    ...piece,
    outlines: piece.outlines.map((path) => to([...path, path[0]]).slice(0, -1)),
    left: to(piece.left),
    right: to(piece.right),
    volume: piece.volume?.map(to) ?? null,
    contours: piece.contours.map((contour) => ({ ...contour, path: to(contour.path) })),
    lines: piece.lines.flatMap((line) => seen(line.path, move).map((path) => ({ ...line, path }))),
    folds: piece.folds.flatMap((fold) => seen(fold.path, move).map((path) => ({ ...fold, path }))),
    edges: piece.edges.flatMap((edge) => seen(edge.path, move).map((path) => ({ ...edge, path }))),
    fittings: piece.fittings.flatMap((fitting) => {
      const { to: at, hidden } = move(fitting.at)
      return hidden ? [] : [{ ...fitting, at }]
    }),
  }
}

/** The runs of a path that stay in sight, moved. */
function seen(path: Path, move: Move): Path[] {
  const runs: Point[][] = [[]]
  for (const point of dense(path, step)) {
    const { to, hidden } = move(point)
    if (hidden) runs.push([])
    else runs[runs.length - 1].push(to)
  }
  return runs.filter((run) => run.length > 2)
}
