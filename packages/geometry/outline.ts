import { mix, type Path, type Point } from './point.ts'
import { sure } from './sure.ts'

/** The smallest upright rectangle around points. */
export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

/** Bounds of several paths; an empty list gives a reversed, infinite rectangle. */
export function boundsOf(...paths: Path[]): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const path of paths) {
    for (const [x, y] of path) {
      if (x < bounds.left) bounds.left = x
      if (x > bounds.right) bounds.right = x
      if (y < bounds.top) bounds.top = y
      if (y > bounds.bottom) bounds.bottom = y
    }
  }
  return bounds
}

/** The rectangle around several others; an empty list gives a reversed, infinite one. */
export const boundsTogether = (all: readonly Bounds[]): Bounds => ({
  left: Math.min(...all.map(({ left }) => left)),
  top: Math.min(...all.map(({ top }) => top)),
  right: Math.max(...all.map(({ right }) => right)),
  bottom: Math.max(...all.map(({ bottom }) => bottom)),
})

/** Area of a closed outline, positive when it runs clockwise on a y-down plane. */
export function area(outline: Path): number {
  let sum = 0
  for (let i = 0; i < outline.length; i++) {
    const [x0, y0] = sure(outline[i])
    const [x1, y1] = sure(outline[(i + 1) % outline.length])
    sum += x0 * y1 - x1 * y0
  }
  return sum / 2
}

/** The convex outline round points (monotone chain, Andrew 1979). */
export function hullOf(points: Path): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const turn = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
  const half = (run: Path): Point[] => {
    const kept: Point[] = []
    for (const point of run) {
      while (kept.length > 1 && turn(sure(kept.at(-2)), sure(kept.at(-1)), point) <= 0) kept.pop()
      kept.push(point)
    }
    return kept.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

/** How far points reach to the left and to the right in rows of a height, by the number of the row. */
export function reachByRow(points: Path, row: number): Map<number, readonly [left: number, right: number]> {
  const rows = new Map<number, readonly [left: number, right: number]>()
  for (const [x, y] of points) {
    const at = Math.round(y / row)
    const [left, right] = rows.get(at) ?? [x, x]
    rows.set(at, [Math.min(left, x), Math.max(right, x)])
  }
  return rows
}

/** The part of a closed outline on one side of a straight line: where a linear measure of places is positive. */
export function partWhere(outline: Path, measure: (place: Point) => number): Path {
  const part: Point[] = []
  outline.forEach((place, i) => {
    const before = sure(outline.at(i - 1))
    const [from, to] = [measure(before), measure(place)]
    if (from > 0 !== to > 0) part.push(mix(before, place, from / (from - to)))
    if (to > 0) part.push(place)
  })
  return part
}

/** Whether a point lies inside a closed outline, by the even-odd rule. */
export function contains(outline: Path, [x, y]: Point): boolean {
  let inside = false
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [xi, yi] = sure(outline[i])
    const [xj, yj] = sure(outline[j])
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside
  }
  return inside
}

/** Whether a point lies inside closed outlines together, by the even-odd rule: one within another is a hole. */
export const encloses = (outlines: readonly Path[], point: Point): boolean =>
  outlines.filter((outline) => contains(outline, point)).length % 2 === 1

/** Where closed outlines cross a level. */
export const crossings = (outlines: readonly Path[], level: number): Point[] =>
  outlines.flatMap((outline) =>
    outline.flatMap(([x, y], i): Point[] => {
      const [nextX, nextY] = sure(outline[(i + 1) % outline.length])
      if (y > level === nextY > level) return []
      return [[x + ((nextX - x) * (level - y)) / (nextY - y), level]]
    }),
  )

/** The first place where a closed outline crosses itself, or nothing; stretches are met from left to right, so that only those side by side are tried. */
export function selfCrossing(outline: Path): Point | null {
  const count = outline.length
  const at = (i: number) => sure(outline[i % count])
  const stretches = outline
    .map(([x], i) => ({ i, left: Math.min(x, at(i + 1)[0]), right: Math.max(x, at(i + 1)[0]) }))
    .sort((a, b) => a.left - b.left)
  let first: { i: number; j: number; hit: Point } | null = null
  for (const [k, one] of stretches.entries()) {
    for (let n = k + 1; n < count; n++) {
      const other = sure(stretches[n])
      if (other.left > one.right) break
      const [i, j] = [Math.min(one.i, other.i), Math.max(one.i, other.i)]
      if (j < i + 2 || (i === 0 && j === count - 1)) continue
      const hit = crossing(at(i), at(i + 1), at(j), at(j + 1))
      if (hit && (!first || i < first.i || (i === first.i && j < first.j))) first = { i, j, hit }
    }
  }
  return first?.hit ?? null
}

/** Where the straight lines from `a` to `b` and from `c` to `d` cross between their ends, or nothing. */
export function crossing(a: Point, b: Point, c: Point, d: Point): Point | null {
  const den = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])
  if (Math.abs(den) < 1e-12) return null
  const t = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / den
  const u = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / den
  if (t <= 1e-6 || t >= 1 - 1e-6 || u <= 1e-6 || u >= 1 - 1e-6) return null
  return [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])]
}
