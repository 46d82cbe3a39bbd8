import type { Region } from './stage.ts'

interface Place {
  x: number
  y: number
}

/** What the weights of a triangle's first two corners grow by from pixel to pixel, from where the third lies. */
export interface Slopes {
  p: number
  q: number
  from: number
}

/** Visits the rows of a region in which a triangle covers pixels: where the row begins, its first and last covered pixel, and the weights of the first two corners below the third; `slack` is how far past an edge, as a weight, a pixel still counts. Corners are in pixels from the region's corner. */
export function eachRun(
  region: Region,
  [a, b, c]: readonly [Place, Place, Place],
  slack: number,
  visit: (row: number, first: number, last: number, p: number, q: number, slopes: Slopes) => void,
): void {
  const area = (b.y - c.y) * (a.x - c.x) + (c.x - b.x) * (a.y - c.y)
  if (Math.abs(area) < 1e-6) return
  const left = Math.max(0, Math.floor(Math.min(a.x, b.x, c.x)))
  const right = Math.min(region.width - 1, Math.ceil(Math.max(a.x, b.x, c.x)))
  const top = Math.max(0, Math.floor(Math.min(a.y, b.y, c.y)))
  const bottom = Math.min(region.height - 1, Math.ceil(Math.max(a.y, b.y, c.y)))
  const slopes = { p: (b.y - c.y) / area, q: (c.y - a.y) / area, from: c.x }
  const down = { p: (c.x - b.x) / area, q: (a.x - c.x) / area }
  const ways = [slopes.p, slopes.q, -slopes.p - slopes.q] as const
  for (let y = top; y <= bottom; y++) {
    const p = down.p * (y - c.y)
    const q = down.q * (y - c.y)
    // Between where all three weights are large enough, and a pixel more to either side.
    let first = left
    let last = right
    for (let k = 0; k < 3; k++) {
      const slope = ways[k]!
      if (slope === 0) continue
      const at = c.x - ((k === 0 ? p : k === 1 ? q : 1 - p - q) + slack) / slope
      if (slope > 0) first = Math.max(first, Math.floor(at) - 1)
      else last = Math.min(last, Math.ceil(at) + 1)
    }
    while (first <= last && !isWithin(slopes.p * (first - c.x) + p, slopes.q * (first - c.x) + q, slack)) first++
    while (first < last && !isWithin(slopes.p * (last - c.x) + p, slopes.q * (last - c.x) + q, slack)) last--
    if (first <= last) visit(y * region.width, first, last, p, q, slopes)
  }
}

const isWithin = (p: number, q: number, slack: number) => p >= -slack && q >= -slack && 1 - p - q >= -slack

/** The same pixel by pixel, with the weights of all corners. */
export function eachCovered(
  region: Region,
  corners: readonly [Place, Place, Place],
  slack: number,
  visit: (pixel: number, p: number, q: number, r: number) => void,
): void {
  eachRun(region, corners, slack, (row, first, last, low, high, slopes) => {
    for (let x = first; x <= last; x++) {
      const p = slopes.p * (x - slopes.from) + low
      const q = slopes.q * (x - slopes.from) + high
      visit(row + x, p, q, 1 - p - q)
    }
  })
}
