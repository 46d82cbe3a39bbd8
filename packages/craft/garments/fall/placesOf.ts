import { along, clamp, distance, mix, type Path, type Point, spline } from '@toile/geometry'
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

/** How wide a piece is at a share down it, in heads. */
export const widthAt = (place: Place, v: number): number => distance(place(-1, v), place(1, v))

/** Makes a fold through points in heads, `height` times its width high; widths and height are poplin's. */
export type Lay = (
  points: readonly Point[],
  width: number,
  height: number,
  fades?: readonly [number, number],
  end?: number,
) => Fold

/** A fold is at least so many times as long as it is wide; shorter ones are finer. */
const slender = 9

/** Lays folds in the handle of a cloth. */
export const layIn =
  (handle: Handle): Lay =>
  (points, width, height, fades = [0.08, 0.7], end = width * 0.9) => {
    const path = spline(points, false, 8)
    const most = (runOf(path) / slender) * (0.6 + 0.4 * handle.width)
    const share = 1.35 * handle.width
    return {
      path,
      widths: [Math.min(most, width * share), Math.min(most, end * share)],
      height: height * 1.4 * handle.height,
      kind: 'ridge',
      fades,
    }
  }

/** A count that a share leaves to chance: 1.4 is one, and two for four in ten. */
export const countOf = (many: number, chance: { next(): number }) => Math.floor(many + chance.next())

/** How far a fold runs, in heads. */
export const runOf = (path: Path): number => distance(path[0], path[path.length - 1])
