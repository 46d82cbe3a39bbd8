import { add, clamp, distance, lerp, mix, normal, type Path, type Point, scale, subtract, unit } from './point.ts'
import { sure } from './sure.ts'

/** Centripetal Catmull-Rom curve through every point, `segments` steps between neighbours. */
export function spline(points: Path, closed = false, segments = 14): Point[] {
  const count = points.length
  if (count < 3) return resample(points, Math.max(2, segments))
  const knot = (i: number): Point => {
    if (closed) return sure(points[(i + count) % count])
    if (i < 0) return subtract(scale(sure(points[0]), 2), sure(points[1]))
    if (i >= count) return subtract(scale(sure(points[count - 1]), 2), sure(points[count - 2]))
    return sure(points[i])
  }
  const out: Point[] = []
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    out.push(...span(knot(i - 1), knot(i), knot(i + 1), knot(i + 2), segments))
  }
  if (!closed) out.push(sure(points[count - 1]))
  return out
}

function span(p0: Point, p1: Point, p2: Point, p3: Point, segments: number): Point[] {
  const d1 = Math.sqrt(distance(p0, p1)) || 1e-4
  const d2 = Math.sqrt(distance(p1, p2)) || 1e-4
  const d3 = Math.sqrt(distance(p2, p3)) || 1e-4
  const near = (k: 0 | 1) =>
    (d1 * d1 * p2[k] - d2 * d2 * p0[k] + (2 * d1 * d1 + 3 * d1 * d2 + d2 * d2) * p1[k]) / (3 * d1 * (d1 + d2))
  const far = (k: 0 | 1) =>
    (d3 * d3 * p1[k] - d2 * d2 * p3[k] + (2 * d3 * d3 + 3 * d3 * d2 + d2 * d2) * p2[k]) / (3 * d3 * (d3 + d2))
  return bezier(p1, [near(0), near(1)], [far(0), far(1)], p2, segments).slice(0, segments)
}

/** Cubic Bézier from `a` to `d` as `steps + 1` points. */
export function bezier(a: Point, b: Point, c: Point, d: Point, steps = 24): Point[] {
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps
    const m = 1 - t
    const at = (k: 0 | 1) => m * m * m * a[k] + 3 * m * m * t * b[k] + 3 * m * t * t * c[k] + t * t * t * d[k]
    return [at(0), at(1)]
  })
}

/** Quadratic Bézier from `a` to `c`, pulled towards `b`. */
export const quadratic = (a: Point, b: Point, c: Point, steps = 20) =>
  bezier(a, mix(a, b, 2 / 3), mix(c, b, 2 / 3), c, steps)

/** A straight run of `steps + 1` points. */
export const line = (a: Point, b: Point, steps = 12): Point[] =>
  Array.from({ length: steps + 1 }, (_, i) => mix(a, b, i / steps))

/** Length walked up to each point, starting at 0. */
export function lengths(path: Path): number[] {
  let sum = 0
  const walked = [sum]
  for (let i = 1; i < path.length; i++) {
    sum += distance(sure(path[i]), sure(path[i - 1]))
    walked.push(sum)
  }
  return walked
}

/** The point of the stretch after point `j` at which so much of the path is walked. */
function within(path: Path, walked: readonly number[], j: number, want: number): Point {
  const [start, end] = [sure(walked[j]), sure(walked[j + 1])]
  return mix(sure(path[j]), sure(path[j + 1]), clamp((want - start) / (end - start || 1e-9)))
}

/** The same path as `count` evenly spaced points. */
export function resample(path: Path, count: number): Point[] {
  const walked = lengths(path)
  const total = sure(walked.at(-1))
  const out: Point[] = []
  let j = 0
  for (let i = 0; i < count; i++) {
    const want = (total * i) / (count - 1)
    while (j < path.length - 2 && sure(walked[j + 1]) < want) j++
    out.push(within(path, walked, j, want))
  }
  return out
}

/** A path with its own points and others between them, so that none is further from the next than `longest`. */
export function dense(path: Path, longest: number): Point[] {
  const out: Point[] = []
  path.forEach((point, i) => {
    out.push(point)
    const next = path[i + 1]
    const count = next ? Math.ceil(distance(point, next) / longest) : 0
    for (let k = 1; next && k < count; k++) out.push(mix(point, next, k / count))
  })
  return out
}

const measured = new WeakMap<Path, number[]>()

/** Lengths of a path that is asked for many places: walked once. */
function walkedOnce(path: Path): number[] {
  const known = measured.get(path)
  if (known?.length === path.length) return known
  const walked = lengths(path)
  measured.set(path, walked)
  return walked
}

/** The point a share `t` of the way along a path, by length; the path must not be changed afterwards. */
export function along(path: Path, t: number): Point {
  const walked = walkedOnce(path)
  const want = sure(walked.at(-1)) * clamp(t)
  let j = 0
  while (j < path.length - 2 && sure(walked[j + 1]) < want) j++
  return within(path, walked, j, want)
}

/** The part of a path between two shares of its length, as `count` points. */
export const part = (path: Path, from: number, to: number, count = 30): Point[] =>
  Array.from({ length: count }, (_, i) => along(path, lerp(from, to, i / (count - 1))))

/** Direction of travel at a share of a path's length. */
export const tangent = (path: Path, t: number): Point =>
  unit(subtract(along(path, Math.min(1, t + 0.01)), along(path, Math.max(0, t - 0.01))))

/** A copy in the other direction. */
export const reversed = <T>(run: readonly T[]): T[] => run.slice().reverse()

/** Several runs laid end to end. */
export const joined = (...paths: Path[]): Point[] => paths.flat()

/** A path moved sideways (positive to the right of travel) by a distance that may change along it. */
export const offset = (path: Path, by: number | ((t: number) => number)): Point[] =>
  path.map((q, i) => {
    const before = path[i - 1] ?? q
    const after = path[i + 1] ?? q
    const amount = typeof by === 'number' ? by : by(i / (path.length - 1))
    return add(q, scale(normal(unit(subtract(after, before))), amount))
  })

/** An ellipse as a closed outline of `count` points, turned by `angle` radians. */
export const ellipse = (centre: Point, radiusX: number, radiusY: number, angle = 0, count = 28): Point[] =>
  Array.from({ length: count }, (_, i): Point => {
    const t = (i / count) * Math.PI * 2
    const x = Math.cos(t) * radiusX
    const y = Math.sin(t) * radiusY
    return [
      centre[0] + x * Math.cos(angle) - y * Math.sin(angle),
      centre[1] + x * Math.sin(angle) + y * Math.cos(angle),
    ]
  })
