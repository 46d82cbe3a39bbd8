import { sure } from '@toile/geometry'
import type { Matrix } from '../document/matrix.ts'
import type { Box } from '../tiles/box.ts'
import { about, after, carried, inverse, type Place, scaling } from '../warping/matrices.ts'
import { type Corners, ontoCorners } from '../warping/ontoCorners.ts'

/** A handle of a box as shares of its width and height: corners, and the middles of its sides. */
export type Handle = readonly [across: 0 | 0.5 | 1, down: 0 | 0.5 | 1]

/** How a handle is dragged: Shift keeps the ratio of the sides, Alt the middle. */
export interface DragKeys {
  readonly keepRatio: boolean
  readonly fromMiddle: boolean
}

const placeOn = ({ x0, y0, x1, y1 }: Readonly<Box>, across: number, down: number): Place => [
  x0 + (x1 - x0) * across,
  y0 + (y1 - y0) * down,
]

/** The map with a handle of its box dragged to a place of the sheet; the opposite handle stays. The map itself where it cannot be. */
export function dragHandle(
  box: Readonly<Box>,
  matrix: Matrix,
  [across, down]: Handle,
  to: Place,
  { keepRatio, fromMiddle }: DragKeys,
): Matrix {
  const back = inverse(matrix)
  const inside = back && carried(back, to)
  if (!inside) return matrix
  const still = fromMiddle ? placeOn(box, 0.5, 0.5) : placeOn(box, 1 - across, 1 - down)
  const held = placeOn(box, across, down)
  const share = (k: 0 | 1) => {
    const length = held[k] - still[k]
    return length === 0 ? null : (inside[k] - still[k]) / length
  }
  const [byX, byY] = [share(0), share(1)]
  const [scaleX, scaleY] = keepRatio ? sameShare(byX, byY) : [byX ?? 1, byY ?? 1]
  if (Math.abs(scaleX) < 1e-3 || Math.abs(scaleY) < 1e-3) return matrix
  return after(matrix, about(still, scaling(scaleX, scaleY)))
}

/** The larger of two shares for both directions, each with its own sign. */
function sameShare(byX: number | null, byY: number | null): readonly [number, number] {
  const size = Math.max(Math.abs(byX ?? 0), Math.abs(byY ?? 0))
  return [(byX ?? 1) < 0 ? -size : size, (byY ?? 1) < 0 ? -size : size]
}

/** The map with one corner of its box pulled to a place, the others staying, in perspective; the map itself where the corners would cross. */
export function dragCorner(box: Readonly<Box>, matrix: Matrix, corner: 0 | 1 | 2 | 3, to: Place): Matrix {
  const shares = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const
  const places = shares.map(([across, down], k) =>
    k === corner ? to : (carried(matrix, placeOn(box, across, down)) ?? to),
  )
  const corners: Corners = [sure(places[0]), sure(places[1]), sure(places[2]), sure(places[3])]
  if (!isConvex(corners)) return matrix
  return ontoCorners(box, corners) ?? matrix
}

function isConvex(corners: Corners): boolean {
  const turns = corners.map((corner, k) => {
    const [before, next] = [sure(corners[(k + 3) % 4]), sure(corners[(k + 1) % 4])]
    return (corner[0] - before[0]) * (next[1] - corner[1]) - (next[0] - corner[0]) * (corner[1] - before[1])
  })
  return turns.every((turn) => turn > 1e-6) || turns.every((turn) => turn < -1e-6)
}
