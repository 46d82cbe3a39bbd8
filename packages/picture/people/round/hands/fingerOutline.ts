import { add, lerp, normal, type Path, type Point, scale, smooth, spline, subtract, unit } from '@toile/geometry'
import type { FingerArt } from './handArt.ts'

/** How much fuller a finger is at its two joints, and how far down it they lie. */
const joints = [
  [0.07, 0.36, 0.08],
  [0.05, 0.68, 0.07],
] as const

/** The outline of a finger from the base of one side round the tip to the base of the other, in the hand's frame. */
export function fingerOutline({ joints: points, wide, root = 1 }: FingerArt): Path {
  const line = spline(points, false, 6)
  const last = line.length - 1
  const heading = (i: number): Point => unit(subtract(line[Math.min(last, i + 1)], line[Math.max(0, i - 1)]))
  const side = (sign: 1 | -1): Point[] =>
    line.map((point, i) => {
      const t = i / last
      const knob = joints.reduce((sum, [by, at, reach]) => sum + by * Math.exp(-(((t - at) / reach) ** 2)), 1)
      return add(
        point,
        scale(normal(heading(i)), -sign * lerp(wide[0], wide[1], t) * knob * lerp(root, 1, smooth(0, 0.4, t))),
      )
    })
  const ahead = heading(last)
  const cap = [72, 54, 36, 18, 0, -18, -36, -54, -72].map((degrees): Point => {
    const angle = (degrees * Math.PI) / 180
    const forward = scale(ahead, Math.cos(angle) * wide[1] * 1.15)
    return add(add(line[last], forward), scale(normal(ahead), -Math.sin(angle) * wide[1]))
  })
  return [...side(1), ...cap, ...side(-1).toReversed()]
}
