import { clamp } from '@toile/geometry'
import type { Pixels } from '../surface.ts'

const starts = 24
const feather = 1.5

/** A picture whose right side runs on into its left. */
export interface Joined {
  pixels: Pixels
  /** Mean difference of both sides along the cut, 0..255 per channel. */
  tear: number
}

/** Shortens a picture to `width` and lays what was cut off over its left side, along the path where both differ least; the path ends where it began, so that the other two sides fit as well (Efros and Freeman 2001). */
export function joinAcross(picture: Pixels, width: number): Joined {
  const { height, rgba } = picture
  const lap = picture.width - width
  if (lap < 4) return { pixels: shortened(picture, width), tear: 0 }
  const from = (x: number, y: number) => (y * picture.width + x) * 4
  const cost = new Float32Array(lap * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < lap; x++) {
      const [i, j] = [from(x, y), from(width + x, y)]
      let sum = 0.2
      for (let c = 0; c < 3; c++) sum += Math.abs(rgba[i + c]! - rgba[j + c]!)
      cost[y * lap + x] = sum
    }
  }
  const { path, total } = closedPath(cost, lap, height)
  const out = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const own = from(x, y)
      const other = x < lap ? from(width + x, y) : own
      const share = x < lap ? clamp((x - path[y]!) / (2 * feather) + 0.5) : 1
      for (let c = 0; c < 4; c++) out[(y * width + x) * 4 + c] = rgba[other + c]! * (1 - share) + rgba[own + c]! * share
    }
  }
  return { pixels: { width, height, rgba: out }, tear: total / height / 3 }
}

/** The cheapest way from the top to the bottom that ends within a pixel of where it began. */
function closedPath(cost: Float32Array, width: number, height: number): { path: Int32Array; total: number } {
  let best: { path: Int32Array; total: number } = { path: new Int32Array(height), total: Infinity }
  const step = Math.max(1, Math.floor(width / starts))
  for (let start = 1; start < width - 1; start += step) {
    const found = pathFrom(cost, width, height, start)
    if (found.total < best.total) best = found
  }
  return best
}

function pathFrom(cost: Float32Array, width: number, height: number, start: number) {
  const turns = new Int8Array(width * height)
  let last = new Float32Array(width).fill(1e9)
  last[start] = cost[start]!
  for (let y = 1; y < height; y++) {
    const next = new Float32Array(width)
    for (let x = 0; x < width; x++) {
      let turn = 0
      if (x > 0 && last[x - 1]! < last[x]!) turn = -1
      if (x + 1 < width && last[x + 1]! < last[x + turn]!) turn = 1
      turns[y * width + x] = turn
      next[x] = last[x + turn]! + cost[y * width + x]!
    }
    last = next
  }
  let x = start
  for (const near of [start - 1, start + 1]) if (near >= 0 && near < width && last[near]! < last[x]!) x = near
  const total = last[x]!
  const path = new Int32Array(height)
  for (let y = height - 1; y >= 0; y--) {
    path[y] = x
    x += turns[y * width + x]!
  }
  return { path, total }
}

function shortened({ width, height, rgba }: Pixels, wide: number): Pixels {
  if (wide >= width) return { width, height, rgba }
  const out = new Uint8ClampedArray(wide * height * 4)
  for (let y = 0; y < height; y++) out.set(rgba.subarray(y * width * 4, (y * width + wide) * 4), y * wide * 4)
  return { width: wide, height, rgba: out }
}

/** A picture with rows for columns. */
export function turned({ width, height, rgba }: Pixels): Pixels {
  const out = new Uint8ClampedArray(rgba.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4
      const to = (x * height + y) * 4
      for (let c = 0; c < 4; c++) out[to + c] = rgba[from + c]!
    }
  }
  return { width: height, height: width, rgba: out }
}
