import { distance, type Path, type Point, sure } from '@toile/geometry'
import type { Form, Spot } from '../form/form.ts'
import { sectionAt } from '../form/sectionAt.ts'
import type { Run } from './clipPanel.ts'
import type { Shape } from './shapeOf.ts'

/** A panel that is a part of a ring, as of a circle skirt: its middle and inner radius in millimetres, and how far it reaches to a side of straight down, in radians. */
export interface Fan {
  middle: Point
  inner: number
  angle: number
}

/** Middles nearer than this are one; a fan is at least so wide between its rounds (millimetres) and reaches so far to its sides (radians). */
const together = 8
const narrowest = 120
const leastAngle = 0.3

/** The fan that a panel is, if two of its edges run round the same middle. */
export function fanOf({ corners }: Shape, runs: readonly Run[]): Fan | null {
  const rounds = runs.flatMap(({ path }) => roundOf(path) ?? [])
  for (const one of rounds)
    for (const other of rounds) {
      if (distance(one.middle, other.middle) > together || other.radius - one.radius < narrowest) continue
      const middle: Point = [0, one.middle[1]]
      const angle = Math.max(...corners.map(([x, y]) => Math.abs(Math.atan2(x, middle[1] - y))))
      if (angle > leastAngle) return { middle, inner: one.radius, angle }
    }
  return null
}

/** The circle through the ends and the middle of a curved run. */
function roundOf(path: Path): { middle: Point; radius: number } | null {
  const [a, b, c] = [sure(path[0]), sure(path[path.length >> 1]), sure(path.at(-1))]
  const twice = 2 * (a[0] * (b[1] - c[1]) + b[0] * (c[1] - a[1]) + c[0] * (a[1] - b[1]))
  if (path.length < 4 || Math.abs(twice) < 1) return null
  const [p, q, r] = [a, b, c].map(([x, y]) => x * x + y * y) as [number, number, number]
  const middle: Point = [
    (p * (b[1] - c[1]) + q * (c[1] - a[1]) + r * (a[1] - b[1])) / twice,
    (p * (c[0] - b[0]) + q * (a[0] - c[0]) + r * (b[0] - a[0])) / twice,
  ]
  return { middle, radius: distance(middle, a) }
}

const gap = 40
/** The steepest and the flattest that a fan is laid, as the sine of its angle from upright; and how many folds go round. */
const slant = 0.36
const folds = 8

/** How far so many folds round a body stand out at a turn in radians from the middle of a panel, so that cloth as many times longer than a round of a radius finds room in them; millimetres. */
export const foldAt = (turn: number, longer: number, radius: number, count: number): number =>
  (radius / count) * Math.sqrt(2 * (longer * longer - 1)) * Math.cos(count * turn)

/** Lays a fan round the waist as a cone that falls in even folds, which take up what its hem is longer than the round. */
export function roundFan(x: number, y: number, facing: number, { middle, inner, angle }: Fan, form: Form): Spot {
  const radius = Math.hypot(x - middle[0], y - middle[1])
  const spread = (Math.PI * 0.485) / angle
  const turn = Math.atan2(x - middle[0], middle[1] - y) * spread
  const { halfWidth, front, back, middle: depth } = sectionAt(form, form.levels.waist)
  const sine = Math.min(slant, 1 / spread)
  const down = radius - inner
  const [wide, deep] = [halfWidth + gap, Math.max(front, back) + gap]
  const round = Math.sqrt((wide * wide + deep * deep) / 2) + down * sine
  const longer = Math.max(1, radius / (spread * round))
  const out = down * sine + foldAt(turn, longer, round, folds)
  return [
    (wide + out) * Math.sin(turn + facing),
    form.levels.waist - down * Math.sqrt(1 - sine * sine),
    (deep + out) * Math.cos(turn + facing) + depth,
  ]
}
