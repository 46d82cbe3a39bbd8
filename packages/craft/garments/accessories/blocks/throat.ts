import { add, type Path, type Point, quadratic } from '@toile/geometry'
import type { Figure } from '../../../mannequins/figure.ts'
import { sizeOf } from './sides.ts'

/** A place about the throat, which leans with the head: x from the middle and y from the neck level, in heads of an adult. */
export function throatOf(figure: Figure): (x: number, y: number) => Point {
  const { neck } = sizeOf(figure)
  const { levels } = figure
  // A child's short neck takes up less height above its root.
  const tall = (levels.neck - 0.93) / 0.45
  return (x, y) => {
    const level = levels.neck + y * (y < 0 ? tall : neck)
    const [px, py] = y > 0.05 ? figure.across(x * neck, level) : figure.silhouette(x * neck, level)
    return [px + figure.neckLean(level), py]
  }
}

/** How a chain hangs round the neck: from both sides of it down to `drop` heads below its root; across the nape from behind. */
export function drapeRound(figure: Figure, drop: number, spread = 0): Path {
  const [left, right] = [figure.neckPoint(-1, spread), figure.neckPoint(1, spread)]
  const lift: Point = [0, -0.045]
  const { neck } = sizeOf(figure)
  if (figure.view === 'back')
    return quadratic(add(left, lift), figure.across(0, figure.levels.neck + 0.06), add(right, lift), 30)
  const low = figure.across(0, figure.levels.neck + 0.03 + drop * neck)
  const share = Math.min(1, 0.5 + drop)
  const pull: Point = [low[0] * 2 - (left[0] + right[0]) / 2, low[1] * 2 - (left[1] + right[1]) / 2 - 0.02 * share]
  return quadratic(add(left, lift), pull, add(right, lift), 40)
}
