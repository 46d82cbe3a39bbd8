import type { Place, Retouch } from '@toile/craft/products/retouch.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { warped } from '../warped.ts'
import { onBoth, type StepDone, type Worked } from '../worked.ts'

type Perspective = Extract<Retouch, { kind: 'perspective' }>
type Pair = readonly [x: number, y: number]

interface Sides {
  width: number
  height: number
}

const between = (a: Pair, b: Pair) => Math.hypot(a[0] - b[0], a[1] - b[1])

/** The sides of what stands upright afterwards: the means of those that lie across from each other. */
export function uprightSize({ corners }: Perspective, { width, height }: Sides): Sides {
  const [a, b, c, d] = corners.map(([x, y]: Place): Pair => [x * width, y * height]) as [Pair, Pair, Pair, Pair]
  return {
    width: Math.max(1, Math.round((between(a, b) + between(d, c)) / 2)),
    height: Math.max(1, Math.round((between(a, d) + between(b, c)) / 2)),
  }
}

/** What lies between four corners, seen straight on. */
export function uprighted(worked: Worked, step: Perspective): StepDone {
  const { width, height } = worked.front
  if (!isConvex(step.corners)) throw refuse('cornersCrossed')
  const size = uprightSize(step, worked.front)
  const [a, b, c, d] = step.corners.map(([x, y]): Pair => [x * width, y * height]) as [Pair, Pair, Pair, Pair]
  // The projective map of the unit square onto four places (Heckbert 1989).
  const [sx, sy] = [a[0] - b[0] + c[0] - d[0], a[1] - b[1] + c[1] - d[1]]
  const [ux, uy, vx, vy] = [b[0] - c[0], b[1] - c[1], d[0] - c[0], d[1] - c[1]]
  const whole = ux * vy - vx * uy
  const g = (sx * vy - vx * sy) / whole
  const h = (ux * sy - sx * uy) / whole
  const place = (x: number, y: number): Pair => {
    const [u, v] = [x / size.width, y / size.height]
    const w = g * u + h * v + 1
    return [
      ((b[0] - a[0] + g * b[0]) * u + (d[0] - a[0] + h * d[0]) * v + a[0]) / w,
      ((b[1] - a[1] + g * b[1]) * u + (d[1] - a[1] + h * d[1]) * v + a[1]) / w,
    ]
  }
  return { worked: onBoth(worked, (pixels) => warped(pixels, size, place)) }
}

/** Whether four corners go round clockwise and none lies within the others. */
function isConvex(corners: Perspective['corners']): boolean {
  return corners.every((at, i) => {
    const next = corners[(i + 1) % 4]!
    const after = corners[(i + 2) % 4]!
    return (next[0] - at[0]) * (after[1] - next[1]) - (next[1] - at[1]) * (after[0] - next[0]) > 1e-4
  })
}
