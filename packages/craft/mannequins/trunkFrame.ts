import { lerp, mix, type Point, readTable, smooth } from '@toile/geometry'
import type { Build } from './build.ts'
import type { Figure, Side } from './figure.ts'
import { place, type Stance } from './stance.ts'

/** The part of a figure that frames its trunk and neck. */
export type TrunkFrame = Pick<
  Figure,
  'trunk' | 'across' | 'silhouette' | 'halfWidth' | 'shoulderPoint' | 'neckPoint' | 'neckLean'
>

/** Opens the trunk frame of a stance: every garment hangs on it and so inherits tilt, shift and turn. */
export function openTrunkFrame(build: Build, stance: Stance): TrunkFrame {
  const { levels, neck } = build
  const { rows, turn } = stance
  const halfWidth = (y: number) => readTable(rows, y, 3)
  const silhouette = (x: number, y: number): Point => place(rows, x, y)
  // Interior points slide sideways in a three-quarter turn, contours stay; the throat turns less than the chest.
  const slid = (u: number, y: number) =>
    Math.abs(u) < 1 ? u + turn * lerp(0.3, 1, smooth(levels.neck, levels.bust, y)) * (1 - u * u) : u
  const shoulderPoint = (side: Side) => silhouette(side * stance.shoulderHalf, build.shoulder[1])
  const [neckY, neckHalf] = neck[neck.length - 1]
  return {
    silhouette,
    halfWidth,
    shoulderPoint,
    trunk: (u, y, ease = 0) => silhouette(slid(u, y) * halfWidth(y) + Math.sign(u) * ease, y),
    across(x, y) {
      const half = halfWidth(y)
      return silhouette(turn ? slid(x / half, y) * half : x, y)
    },
    neckPoint(side, spread = 0) {
      const [x, y] = mix(silhouette(side * neckHalf, neckY), shoulderPoint(side), spread)
      return [x, spread ? y - 0.02 * Math.sin(Math.PI * spread) : y]
    },
    neckLean: (y) =>
      (stance.headX - silhouette(0, levels.neck)[0] + stance.headRoll * 0.2) * smooth(levels.neck, 0.95, y),
  }
}
