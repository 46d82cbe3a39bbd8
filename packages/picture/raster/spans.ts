import type { Mask } from './mask.ts'
import { openRoom } from './lentRoom.ts'

/** The first and last pixel of each row that matter to a sweep over a part; last before first: none. */
export interface Spans {
  first: Int32Array
  last: Int32Array
}

/** What lies within `by` pixels of a mask's rows, which is all that a kernel of that reach asks for. */
export function spansAround({ first, last, width, height }: Mask, by: number): Spans {
  const from = new Int32Array(height).fill(width)
  const to = new Int32Array(height).fill(-1)
  for (let y = 0; y < height; y++) {
    if (last[y] < first[y]) continue
    const left = Math.max(0, first[y] - by)
    const right = Math.min(width - 1, last[y] + by)
    for (let near = Math.max(0, y - by), end = Math.min(height - 1, y + by); near <= end; near++) {
      if (left < from[near]) from[near] = left
      if (right > to[near]) to[near] = right
    }
  }
  return { first: from, last: to }
}

const roomFor = openRoom()

/** What `blur` makes of two box passes of a radius in pixels, in place and in one sweep each way, over spans only: true at twice the radius within their ends. */
export function blurWithin(values: Float32Array, width: number, height: number, radius: number, spans: Spans): void {
  const side = 2 * Math.max(0, Math.round(radius)) + 1
  if (side === 1) return
  const spare = roomFor(width * height)
  for (let y = 0; y < height; y++) {
    if (spans.last[y] < spans.first[y]) continue
    blurRun(values, spare, y * width + spans.first[y], y * width + spans.last[y], side)
  }
  blurDown(spare, values, width, height, side, spans)
}

/** What the ends of a run cut off a tent of weights that is `side` high, at a distance from an end. */
const cutOff = (side: number, distance: number) =>
  distance < side ? ((side - distance) * (side - distance - 1)) / 2 : 0

/** One run of a row under a tent of weights: its slope takes in what comes and lets go what leaves. */
function blurRun(from: Float32Array, to: Float32Array, first: number, last: number, side: number): void {
  let sum = 0
  let slope = from[first]
  for (let i = first - side + 1; i <= last; i++) {
    sum += slope
    const enter = i + side
    const leave = i - side
    if (enter <= last) slope += from[enter]
    if (leave >= first) slope += from[leave]
    if (i < first) continue
    slope -= 2 * from[i]
    to[i] = sum / (side * side - cutOff(side, i - first) - cutOff(side, last - i))
  }
}

/** The columns through all runs; what lies outside a row's run is nothing. */
function blurDown(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  side: number,
  spans: Spans,
): void {
  const sums = new Float64Array(width)
  const slopes = new Float64Array(width)
  const { first, last } = hullOf(spans, side)
  const add = (y: number, times: number) => {
    for (let x = spans.first[y], i = y * width + x; x <= spans.last[y]; x++, i++) slopes[x] += times * from[i]
  }
  add(0, 1)
  for (let y = 1 - side; y < height; y++) {
    const share = 1 / (side * side - cutOff(side, y) - cutOff(side, height - 1 - y))
    const row = Math.max(0, y)
    for (let x = first[row], i = row * width + x; x <= last[row]; x++, i++) {
      sums[x] += slopes[x]
      to[i] = sums[x] * share
    }
    if (y + side < height) add(y + side, 1)
    if (y >= 0) add(y, -2)
    if (y - side >= 0) add(y - side, 1)
  }
}

/** The widest run of the rows within `side` of each row. */
function hullOf({ first, last }: Spans, side: number): Spans {
  const height = first.length
  const hull: Spans = { first: first.slice(), last: last.slice() }
  for (let y = 0; y < height; y++) {
    for (let near = Math.max(0, y - side), end = Math.min(height - 1, y + side); near <= end; near++) {
      if (first[near] < hull.first[y]) hull.first[y] = first[near]
      if (last[near] > hull.last[y]) hull.last[y] = last[near]
    }
  }
  return hull
}
