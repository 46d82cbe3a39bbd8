import { add, type Path, type Point, rotate, spline } from '@toile/geometry'
import { makePiece, type Piece } from '../../piece.ts'
import { rounded } from './polygon.ts'
import { ribbon } from './ribbon.ts'

/** A bag's own frame: x to the right and y down from the place it hangs from, in heads of an adult. */
export type BagFrame = (x: number, y: number) => Point

/** A corner of a panel in the bag's frame, with its rounding. */
type Corner = readonly [x: number, y: number, radius: number]

/** Opens the frame of a bag that hangs from a place, swung by `swing` radians. */
export const openBag =
  (from: Point, size: number, swing = 0): BagFrame =>
  (x, y) =>
    add(from, rotate([x * size, y * size], swing))

/** Corners of a symmetrical panel from those of its right side, top to bottom; a corner at x 0 stands alone. */
export const symmetric = (right: readonly Corner[]): Corner[] => [
  ...right,
  ...right
    .filter(([x]) => x !== 0)
    .toReversed()
    .map(([x, y, radius]): Corner => [-x, y, radius]),
]

/** Corners of a small upright oblong that hangs from (x, y). */
export const oblong = (x: number, y: number, half: number, height: number, radius = 0.012): Corner[] => [
  [x - half, y, radius],
  [x + half, y, radius],
  [x + half, y + height, radius],
  [x - half, y + height, radius],
]

/** A panel of a bag through rounded corners. */
export function panel(name: string, put: BagFrame, corners: readonly Corner[], own: Partial<Piece> = {}): Piece {
  const outline = rounded(corners.map(([x, y, radius]) => [put(x, y), radius]))
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  const [left, right, top, low] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return makePiece('bag', name, [outline], {
    left: [put(left, top), put(left, low)],
    right: [put(right, top), put(right, low)],
    fullness: 0.3,
    ...own,
  })
}

/** A line through points of a bag's frame, smoothed. */
export const run = (put: BagFrame, points: readonly Point[]): Path =>
  spline(
    points.map(([x, y]) => put(x, y)),
    false,
    8,
  )

/** A symmetrical line from left to right, given from its middle outward. */
export const runAcross = (put: BagFrame, right: readonly Point[]): Path => {
  const left = right.filter(([x]) => x !== 0).map(([x, y]): Point => [-x, y])
  return run(put, [...left.toReversed(), ...right])
}

/** A handle: how far apart its feet are, how deep they lie below the grip, 0 pulled taut .. 1 a stiff arch. */
export interface HandleCut {
  half: number
  foot: number
  round: number
  /** Heads on the figure, not of the bag's frame. */
  width: number
  shift?: number
}

/** A handle that rises from both of its feet to the grip at the frame's origin. */
export function handle(name: string, put: BagFrame, cut: HandleCut, own: Partial<Piece> = {}): Piece {
  const { half, foot, round, width, shift = 0 } = cut
  const knee = 0.35 + 0.55 * round
  const crown = half * 0.28 * (0.4 + round)
  const path = run(put, [
    [-half + shift, foot],
    [-half * knee + shift * 0.6, foot * 0.5],
    [-crown, foot * 0.05],
    [0, -0.012],
    [crown, foot * 0.05],
    [half * knee + shift * 0.6, foot * 0.5],
    [half + shift, foot],
  ])
  return ribbon('strap', name, path, width, { fullness: 0.8, ...own })
}
