import type { Region } from './stage.ts'

interface Place {
  x: number
  y: number
}

/** Visits the pixels of a region that a triangle covers, in row order, with the weights of its corners; `slack` is how far past an edge, as a weight, a pixel still counts. Corners are in pixels from the region's corner. */
export function eachCovered(
  region: Region,
  [a, b, c]: readonly [Place, Place, Place],
  slack: number,
  visit: (pixel: number, p: number, q: number, r: number) => void,
): void {
  const area = (b.y - c.y) * (a.x - c.x) + (c.x - b.x) * (a.y - c.y)
  if (Math.abs(area) < 1e-6) return
  const left = Math.max(0, Math.floor(Math.min(a.x, b.x, c.x)))
  const right = Math.min(region.width - 1, Math.ceil(Math.max(a.x, b.x, c.x)))
  const top = Math.max(0, Math.floor(Math.min(a.y, b.y, c.y)))
  const bottom = Math.min(region.height - 1, Math.ceil(Math.max(a.y, b.y, c.y)))
  const ax = (b.y - c.y) / area
  const ay = (c.x - b.x) / area
  const bx = (c.y - a.y) / area
  const by = (a.x - c.x) / area
  for (let y = top; y <= bottom; y++) {
    const [over, under] = [ay * (y - c.y), by * (y - c.y)]
    // Between where all three weights are large enough, and a pixel more to either side.
    let [from, to] = [left, right]
    const within = (slope: number, start: number) => {
      if (slope === 0) return
      const at = c.x - (start + slack) / slope
      if (slope > 0) from = Math.max(from, Math.floor(at) - 1)
      else to = Math.min(to, Math.ceil(at) + 1)
    }
    within(ax, over)
    within(bx, under)
    within(-ax - bx, 1 - over - under)
    for (let x = from; x <= to; x++) {
      const p = ax * (x - c.x) + over
      const q = bx * (x - c.x) + under
      const r = 1 - p - q
      if (p >= -slack && q >= -slack && r >= -slack) visit(y * region.width + x, p, q, r)
    }
  }
}
