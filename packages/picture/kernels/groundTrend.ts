import type { Lab } from './oklab.ts'
import { type Plane, planeOf } from './plane.ts'

/** How a ground's colour runs across the picture: what to take off each plane at a place (shares of width and height), so that the rest is of one colour. */
export type GroundTrend = readonly [lightness: Curve, a: Curve, b: Curve]
/** Six numbers of a curved plane over a picture. */
export type Curve = readonly number[]

const terms = 6
const step = 7
function termsAt(x: number, y: number, to: Float64Array) {
  to[0] = 1
  to[1] = x
  to[2] = y
  to[3] = x * x
  to[4] = x * y
  to[5] = y * y
}

/** Fits a curved plane to each colour axis of ground pixels. */
export function trendOf(lab: Lab, isGround: (index: number) => boolean | number): GroundTrend {
  const fit = (plane: Plane): Curve => [0, ...(curveOf(plane, isGround) ?? flat).slice(1)]
  return [fit(lab.lightness), fit(lab.a), fit(lab.b)]
}

/** The curved plane through the pixels that count, in two rounds so that strangers among them are left out; null when they are too few. */
export function curveOf(plane: Plane, counts: (index: number) => boolean | number): Curve | null {
  const first = solved(plane, counts, null, Infinity)
  return first && (solved(plane, counts, first, 2.5 * spreadOf(plane, counts, first)) ?? first)
}

/** The picture with the run of its ground taken off. */
export function levelled(lab: Lab, [lightness, a, b]: GroundTrend): Lab {
  return { lightness: level(lab.lightness, lightness), a: level(lab.a, a), b: level(lab.b, b) }
}

const flat: Curve = [0, 0, 0, 0, 0, 0]

const level = (plane: Plane, curve: Curve): Plane => planeOf(plane, (i) => plane.values[i] - heightOf(curve, plane, i))

/** A curved plane at a pixel. */
export function heightOf(curve: Curve, { width, height }: Plane, i: number): number {
  const x = ((i % width) + 0.5) / width - 0.5
  const y = (Math.floor(i / width) + 0.5) / height - 0.5
  return curve[0] + curve[1] * x + curve[2] * y + curve[3] * x * x + curve[4] * x * y + curve[5] * y * y
}

function spreadOf(plane: Plane, isGround: (index: number) => boolean | number, curve: Curve): number {
  let sum = 0
  let count = 0
  for (let i = 0; i < plane.values.length; i += step) {
    if (!isGround(i)) continue
    sum += (plane.values[i] - heightOf(curve, plane, i)) ** 2
    count++
  }
  return Math.sqrt(sum / Math.max(1, count)) + 1e-4
}

/** Least squares over some of the ground's pixels within a distance of an earlier curve. */
function solved(
  plane: Plane,
  isGround: (index: number) => boolean | number,
  earlier: Curve | null,
  within: number,
): Curve | null {
  const { width, height } = plane
  const at = new Float64Array(terms)
  const rows = Array.from({ length: terms }, () => new Float64Array(terms + 1))
  let count = 0
  for (let i = 0; i < plane.values.length; i += step) {
    if (!isGround(i)) continue
    if (earlier && Math.abs(plane.values[i] - heightOf(earlier, plane, i)) > within) continue
    termsAt(((i % width) + 0.5) / width - 0.5, (Math.floor(i / width) + 0.5) / height - 0.5, at)
    for (let r = 0; r < terms; r++) {
      for (let c = 0; c < terms; c++) rows[r][c] += at[r] * at[c]
      rows[r][terms] += at[r] * plane.values[i]
    }
    count++
  }
  if (count < 40) return null
  // A little stiffness, so that a ground that is seen in a few places only does not swing between them.
  for (let r = 1; r < terms; r++) rows[r][r] += count * 2e-3
  return eliminated(rows)
}

function eliminated(rows: Float64Array[]): Curve | null {
  for (let p = 0; p < terms; p++) {
    const best = rows.slice(p).reduce((at, row, k) => (Math.abs(row[p]) > Math.abs(rows[at][p]) ? p + k : at), p)
    ;[rows[p], rows[best]] = [rows[best], rows[p]]
    if (Math.abs(rows[p][p]) < 1e-9) return null
    for (let r = 0; r < terms; r++) {
      if (r === p) continue
      const by = rows[r][p] / rows[p][p]
      for (let c = p; c <= terms; c++) rows[r][c] -= by * rows[p][c]
    }
  }
  return rows.map((row, p) => row[terms] / row[p])
}
