import { type Path, reversed, spline } from '@toile/geometry'
import { farContour } from './farContour.ts'
import { nearContour } from './nearContour.ts'
import type { TurnedHead } from './openTurnedHead.ts'

/** The outline of a turned face and its two sides, each from the crown to the chin. */
export interface RoundOutline {
  whole: Path
  far: Path
  near: Path
}

/** Heights that tell a head: few, or a spline through found places trembles. */
const heights = [
  0, 0.012, 0.05, 0.12, 0.22, 0.33, 0.42, 0.47, 0.52, 0.565, 0.61, 0.665, 0.72, 0.78, 0.835, 0.885, 0.93, 0.965, 0.99,
  1,
]

/** The outline of a face on a turned head: the far contour is found on its skin, the near one is the line of the jaw. */
export function roundOutline(head: TurnedHead): RoundOutline {
  const { bottom } = head.profile
  const levels = heights.map((y) => (y > 0.8 ? 0.8 + ((y - 0.8) * (bottom - 0.8)) / 0.2 : y))
  const side = (at: typeof farContour): Path =>
    spline(
      levels.map((y) => at(head, y)),
      false,
      5,
    )
  const far = side(farContour)
  const near = side(nearContour)
  // Crown and chin are one place seen on both sides.
  return { whole: [...far, ...reversed(near.slice(1, -1))], far, near }
}
