import { isOnArm } from '@toile/craft/garments/isOnArm.ts'
import type { Piece } from '@toile/craft/garments/piece.ts'
import { add, type Path, type Point, scale } from '@toile/geometry'
import type { Pose } from '../cloth/pose.ts'
import { isOuter } from './pieceAt.ts'
import { isOnPiece } from './withinPiece.ts'

/** Shares of a thing by which it gives way at a time, and in all. */
const step = 0.06
const most = 0.42

/** Where a thing comes to lie that reaches over the edge of its cloth, or under what is sewn over that: it gives way until all of it is seen, and no further than a share of itself. `rim` is in millimetres from its middle. */
export function settled(
  pose: Pose,
  rim: readonly Point[],
  home: Piece,
  under: readonly Piece[],
  pieces: readonly Piece[],
): Pose {
  const carries = [home, ...under].flatMap(({ outlines }) => [...outlines])
  const hides = coversOf(home, under, pieces)
  const corners = rim.map(([x, y]) => add(scale(pose.across, x), scale(pose.down, y)))
  const long = Math.max(...corners.map((corner) => Math.hypot(...corner))) * 2
  const isSeen = (place: Point) => isOnPiece(carries, place) && !isOnPiece(hides, place)
  let best = pose.at
  let bestLost = Number.POSITIVE_INFINITY
  let at = pose.at
  for (let moved = 0; moved <= most; moved += step) {
    const lost = corners.filter((corner) => !isSeen(add(at, corner)))
    if (lost.length < bestLost) [best, bestLost] = [at, lost.length]
    const back = lost.reduce((sum, corner) => add(sum, corner), [0, 0] satisfies Point as Point)
    const way = Math.hypot(...back)
    if (!lost.length || way < long * 0.01) break
    at = add(at, scale(back, (-step * long) / way))
  }
  return { ...pose, at: best }
}

/** What of a garment lies over a piece and what carries a thing with it. */
function coversOf(home: Piece, under: readonly Piece[], pieces: readonly Piece[]): Path[] {
  const isOver = (piece: Piece) =>
    piece.order > home.order || (isOnArm(piece) && !isOnArm(home)) || (piece.onTop && !home.onTop)
  return pieces
    .filter((piece) => piece !== home && !under.includes(piece) && isOuter(piece) && isOver(piece))
    .flatMap(({ outlines }) => [...outlines])
}
