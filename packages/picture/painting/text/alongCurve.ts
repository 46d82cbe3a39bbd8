import { type Point, sure } from '@toile/geometry'

/** A place on a curve and the way it runs there, of length one. */
export interface OnCurve {
  at: Point
  way: Point
}

/** A curve that is walked by length. */
export interface Walk {
  length: number
  /** The place so far along; before its start and beyond its end it runs on straight. */
  on(far: number): OnCurve
}

const steps = 64

/** Opens a curve of cubic pieces, each given by its start, two handles and the start of the next, to be walked by length; null where it has no length. */
export function alongCurve(points: readonly (readonly [number, number])[]): Walk | null {
  const run = runOf(points)
  const far = [0]
  for (let i = 1; i < run.length; i++) far.push(sure(far[i - 1]) + lengthOf(between(sure(run[i - 1]), sure(run[i]))))
  const length = far.at(-1) ?? 0
  if (!(length > 0)) return null
  return {
    length,
    on(at) {
      const beyond = far.findIndex((one) => one > at)
      const next = beyond < 0 ? run.length - 1 : Math.max(1, beyond)
      const from = sure(run[next - 1])
      const edge = between(from, sure(run[next]))
      const long = lengthOf(edge)
      const way: Point = [edge[0] / long, edge[1] / long]
      const on = at - sure(far[next - 1])
      return { at: [from[0] + way[0] * on, from[1] + way[1] * on], way }
    },
  }
}

const between = (a: Point, b: Point): Point => [b[0] - a[0], b[1] - a[1]]
const lengthOf = ([x, y]: Point) => Math.sqrt(x * x + y * y)

/** The points of the pieces at even steps, each another than the one before. */
function runOf(points: readonly (readonly [number, number])[]): Point[] {
  const run: Point[] = points.slice(0, 1).map(([x, y]): Point => [x, y])
  for (let i = 0; i + 3 < points.length; i += 3) {
    const [a, b, c, d] = [sure(points[i]), sure(points[i + 1]), sure(points[i + 2]), sure(points[i + 3])]
    for (let k = 1; k <= steps; k++) {
      const t = k / steps
      const m = 1 - t
      const [p, q, r, s] = [m * m * m, 3 * m * m * t, 3 * m * t * t, t * t * t]
      const to: Point = [p * a[0] + q * b[0] + r * c[0] + s * d[0], p * a[1] + q * b[1] + r * c[1] + s * d[1]]
      if (lengthOf(between(sure(run.at(-1)), to)) > 1e-9) run.push(to)
    }
  }
  return run
}
