import type { Pixels } from '../surface.ts'

/** Where a picture lies on another: its middle in pixels of the lower one, and its turn in degrees. */
export interface Lying {
  x: number
  y: number
  turn: number
}

/** Lays a picture over another in its own size, turned about its middle and read between pixels; the lower one must be opaque. */
export function layPixels(under: Pixels, over: Pixels, { x: cx, y: cy, turn }: Lying): void {
  const angle = (turn * Math.PI) / 180
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const [w, h] = [over.width, over.height]
  const reachX = (Math.abs(c) * w + Math.abs(s) * h) / 2 + 1
  const reachY = (Math.abs(s) * w + Math.abs(c) * h) / 2 + 1
  const left = Math.max(0, Math.floor(cx - reachX))
  const right = Math.min(under.width - 1, Math.ceil(cx + reachX))
  const top = Math.max(0, Math.floor(cy - reachY))
  const bottom = Math.min(under.height - 1, Math.ceil(cy + reachY))
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const [dx, dy] = [x + 0.5 - cx, y + 0.5 - cy]
      blend(under, (y * under.width + x) * 4, over, dx * c + dy * s + w / 2 - 0.5, dy * c - dx * s + h / 2 - 0.5)
    }
  }
}

function blend(under: Pixels, to: number, { width, height, rgba }: Pixels, u: number, v: number): void {
  if (u <= -1 || v <= -1 || u >= width || v >= height) return
  const [left, top] = [Math.floor(u), Math.floor(v)]
  const [fx, fy] = [u - left, v - top]
  let [r, g, b, a] = [0, 0, 0, 0]
  for (let k = 0; k < 4; k++) {
    const [x, y] = [left + (k & 1), top + (k >> 1)]
    if (x < 0 || y < 0 || x >= width || y >= height) continue
    const from = (y * width + x) * 4
    const share = (k & 1 ? fx : 1 - fx) * (k >> 1 ? fy : 1 - fy) * rgba[from + 3]
    r += rgba[from] * share
    g += rgba[from + 1] * share
    b += rgba[from + 2] * share
    a += share
  }
  if (a === 0) return
  const rest = 1 - a / 255
  under.rgba[to] = r / 255 + under.rgba[to] * rest
  under.rgba[to + 1] = g / 255 + under.rgba[to + 1] * rest
  under.rgba[to + 2] = b / 255 + under.rgba[to + 2] * rest
}
