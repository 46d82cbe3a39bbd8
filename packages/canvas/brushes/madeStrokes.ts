import { smooth, sure } from '@toile/geometry'
import type { Sample } from '../stroke/sample.ts'

interface Course {
  /** Places that the stroke goes through, (x, y) each. */
  readonly through: readonly (readonly [number, number])[]
  /** The pressure at a share of the way; -1 as a mouse has it. */
  readonly press: (t: number) => number
  /** Pixels a millisecond. */
  readonly speed?: number
  /** Degrees. */
  readonly tilt?: number
}

/** Samples a piece of the way from one place to the next. */
const each = 14

/** The samples of a stroke that nobody drew: for previews of brushes, sheets and tests. */
export function samplesThrough({ through, press, speed = 1, tilt = 0 }: Course): Sample[] {
  const samples: Sample[] = []
  const last = through.length - 1
  const at = (i: number) => sure(through[Math.max(0, Math.min(last, i))])
  let time = 0
  for (let n = 0; n <= last * each; n++) {
    const i = Math.min(last - 1, Math.floor(n / each))
    const t = n / each - i
    const on = (axis: 0 | 1) => {
      const [a, b, c, d] = [at(i - 1)[axis], at(i)[axis], at(i + 1)[axis], at(i + 2)[axis]]
      return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
    }
    const [x, y] = [on(0), on(1)]
    const before = samples.at(-1)
    if (before) time += Math.sqrt((x - before.x) ** 2 + (y - before.y) ** 2) / speed + 0.2
    samples.push({ x, y, pressure: press(n / (last * each)), tiltX: tilt, tiltY: 0, time })
  }
  return samples
}

/** Pressure that swells from a thin start and thins again. */
export const swelling = (t: number): number => 0.12 + 0.88 * smooth(0, 0.55, t) * smooth(1.05, 0.6, t)

/** Places of a wave in a rectangle. */
export const wave = (x: number, y: number, width: number, height: number): (readonly [number, number])[] => [
  [x, y + height * 0.55],
  [x + width * 0.15, y + height * 0.1],
  [x + width * 0.35, y + height * 0.8],
  [x + width * 0.55, y + height * 0.15],
  [x + width * 0.78, y + height * 0.85],
  [x + width, y + height * 0.35],
]
