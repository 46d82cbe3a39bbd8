import { dot, minus, type Place, plus, times } from './place.ts'

/** Root, middle joint and end of a limb in space. */
export type PlacedJoints = readonly [root: Place, middle: Place, end: Place]

/** Two bones between two places, the joint towards a pole; where they are too short, the end comes to them. */
export function bendInSpace(root: Place, end: Place, upper: number, lower: number, pole: Place): PlacedJoints {
  const way = minus(end, root)
  const far = Math.hypot(...way) || 1e-6
  const reach = Math.min(far, (upper + lower) * 0.999)
  const heading = times(way, 1 / far)
  const forward = (reach * reach + upper * upper - lower * lower) / (2 * reach)
  const out = Math.sqrt(Math.max(0, upper * upper - forward * forward))
  const aside = minus(pole, times(heading, dot(pole, heading)))
  const middle = plus(plus(root, times(heading, forward)), times(aside, out / (Math.hypot(...aside) || 1)))
  return [root, middle, far > reach ? plus(root, times(heading, reach)) : end]
}
