import { cubicWeights } from './cubicWeights.ts'
import type { PixelSource } from './pixelSource.ts'

/** Places within a pixel that the curve of four neighbours is tabulated for. */
const phases = 64
const shares = Float64Array.from(Array.from({ length: phases + 1 }, (_, k) => cubicWeights(k / phases)).flat())

/** What a source shows at a place whose whole numbers are centers of pixels, through sixteen pixels on a smooth curve; colours count as much as they are seen. */
export function cubicWord({ words, width, height, stride }: PixelSource, x: number, y: number): number {
  const placeX = x < 0 ? 0 : x > width - 1 ? width - 1 : x
  const placeY = y < 0 ? 0 : y > height - 1 ? height - 1 : y
  const column = placeX | 0
  const row = placeY | 0
  const acrossAt = (((placeX - column) * phases + 0.5) | 0) * 4
  const downAt = (((placeY - row) * phases + 0.5) | 0) * 4
  const inside = column > 0 && column < width - 2
  const i0 = inside ? column - 1 : Math.max(0, column - 1)
  const i2 = inside ? column + 1 : Math.min(width - 1, column + 1)
  const i3 = inside ? column + 2 : Math.min(width - 1, column + 2)
  const a = shares[acrossAt]!
  const b = shares[acrossAt + 1]!
  const c = shares[acrossAt + 2]!
  const d = shares[acrossAt + 3]!
  let red = 0
  let green = 0
  let blue = 0
  let alpha = 0
  for (let j = 0; j < 4; j++) {
    const down = shares[downAt + j]!
    if (down === 0) continue
    const line = row + j - 1
    const start = (line < 0 ? 0 : line > height - 1 ? height - 1 : line) * stride
    const p = words[start + i0]!
    const q = words[start + column]!
    const r = words[start + i2]!
    const s = words[start + i3]!
    const wp = a * down * (p >>> 24)
    const wq = b * down * (q >>> 24)
    const wr = c * down * (r >>> 24)
    const ws = d * down * (s >>> 24)
    red += (p & 255) * wp + (q & 255) * wq + (r & 255) * wr + (s & 255) * ws
    green += ((p >>> 8) & 255) * wp + ((q >>> 8) & 255) * wq + ((r >>> 8) & 255) * wr + ((s >>> 8) & 255) * ws
    blue += ((p >>> 16) & 255) * wp + ((q >>> 16) & 255) * wq + ((r >>> 16) & 255) * wr + ((s >>> 16) & 255) * ws
    alpha += wp + wq + wr + ws
  }
  return packed(red, green, blue, alpha, 1)
}

/** Adds what a source shows at a place, between four pixels in straight lines. */
export function addLinear(
  { words, width, height, stride }: PixelSource,
  x: number,
  y: number,
  sums: Float64Array,
): void {
  const placeX = Math.max(0, Math.min(width - 1, x))
  const placeY = Math.max(0, Math.min(height - 1, y))
  const column = Math.floor(placeX)
  const row = Math.floor(placeY)
  const right = placeX - column
  const below = placeY - row
  for (let k = 0; k < 4; k++) {
    const i = Math.min(width - 1, column + (k & 1))
    const j = Math.min(height - 1, row + (k >> 1))
    const word = words[j * stride + i]!
    const weight = ((k & 1) === 1 ? right : 1 - right) * (k > 1 ? below : 1 - below) * (word >>> 24)
    sums[0] = sums[0]! + (word & 255) * weight
    sums[1] = sums[1]! + ((word >>> 8) & 255) * weight
    sums[2] = sums[2]! + ((word >>> 16) & 255) * weight
    sums[3] = sums[3]! + weight
  }
}

const clampByte = (value: number) => (value < 0 ? 0 : value > 255 ? 255 : (value + 0.5) | 0)

function packed(red: number, green: number, blue: number, weight: number, count: number): number {
  const alpha = clampByte(weight / count)
  if (alpha === 0 || weight <= 0) return 0
  const share = 1 / weight
  return clampByte(red * share) | (clampByte(green * share) << 8) | (clampByte(blue * share) << 16) | (alpha << 24)
}

/** The pixel of sums that were added up over so many places. */
export const wordOf = (sums: Float64Array, count: number): number =>
  packed(sums[0]!, sums[1]!, sums[2]!, sums[3]!, count)
