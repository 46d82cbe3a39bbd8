import { along, clamp, mix, type Path, type Point, spline } from '@toile/geometry'
import type { Handle } from '../../fabrics/handle.ts'
import type { Fold, Piece } from '../piece.ts'

/** A place on a piece: `u` -1 left grain edge .. 1 right grain edge, `v` 0 top .. 1 bottom of both. */
export type Place = (u: number, v: number) => Point

/** The places of a piece that has both grain edges. */
export const placesOf =
  ({ left, right }: Piece): Place =>
  (u, v) =>
    mix(along(left, clamp(v)), along(right, clamp(v)), (u + 1) / 2)

/** The share down a piece at which its middle reaches a level, in hundredths. */
export function shareAt(place: Place, level: number): number {
  let v = 0
  while (v < 1 && place(0, v)[1] < level) v += 0.01
  return v
}

/** Makes a fold through points in heads, `height` times its width high; widths and height are poplin's. */
export type Lay = (
  points: readonly Point[],
  width: number,
  height: number,
  fades?: readonly [number, number],
  end?: number,
) => Fold

/** Lays folds in the handle of a cloth. */
export const layIn =
  (handle: Handle): Lay =>
  (points, width, height, fades = [0.08, 0.5], end = width * 1.5) => ({
    path: spline(points, false, 8),
    widths: [width * handle.width, end * handle.width],
    height: height * handle.height,
    kind: 'ridge',
    fades,
  })

/** How many folds a cloth breaks into where poplin makes `count`; one at least. */
export const countIn = (handle: Handle, count: number) => Math.max(1, Math.round(count * handle.count))

/** Whether a fold falls over more than 0.7 heads. */
export const fallsFar = (path: Path) => Math.abs(path[path.length - 1][1] - path[0][1]) > 0.7
