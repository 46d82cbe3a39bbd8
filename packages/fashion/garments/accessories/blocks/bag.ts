import { add, type Path, type Point, rotate, spline } from '@toile/geometry'
import { makePiece, type Piece } from '../../piece.ts'
import { rounded } from './polygon.ts'
import { ribbon } from './ribbon.ts'

/** A bag's own frame: x to the right and y down from the place it hangs from, in heads of an adult. */
export type BagFrame = (x: number, y: number) => Point

/** Opens the frame of a bag that hangs from a place, swung by `swing` radians. */
export const openBag =
  (from: Point, size: number, swing = 0): BagFrame =>
  (x, y) =>
    add(from, rotate([x * size, y * size], swing))

/** A panel of a bag through rounded corners given as [x, y, radius]. */
export function panel(
  name: string,
  put: BagFrame,
  corners: readonly (readonly [x: number, y: number, radius: number])[],
  own: Partial<Piece> = {},
): Piece {
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
export const run = (put: BagFrame, points: readonly (readonly [x: number, y: number])[]): Path =>
  spline(
    points.map(([x, y]) => put(x, y)),
    false,
    8,
  )

/** A handle that rises from both of its feet, `half` apart from the middle at `foot`, to the grip at the frame's origin; `round` 0 pulled taut .. 1 a stiff arch. */
export function handle(
  name: string,
  put: BagFrame,
  { half, foot, round, width, shift = 0 }: { half: number; foot: number; round: number; width: number; shift?: number },
  own: Partial<Piece> = {},
): Piece {
  const knee = 0.35 + 0.55 * round
  const path = run(put, [
    [-half + shift, foot],
    [-half * knee + shift * 0.6, foot * 0.5],
    [-half * 0.28 * (0.4 + round), foot * 0.05],
    [0, -0.012],
    [half * 0.28 * (0.4 + round), foot * 0.05],
    [half * knee + shift * 0.6, foot * 0.5],
    [half + shift, foot],
  ])
  return ribbon('strap', name, path, width, { fullness: 0.8, ...own })
}
