import { cubicWeights } from './cubicWeights.ts'
import type { PixelSource } from './pixelSource.ts'

/** Places within a pixel that the curve of four neighbours is tabulated for. */
const phases = 64
const shares = Float64Array.from(Array.from({ length: phases + 1 }, (_, k) => cubicWeights(k / phases)).flat())

/** Adds what a source shows at a place whose whole numbers are centers of pixels, through sixteen pixels on a smooth curve: red, green and blue times alpha, and alpha. */
export function addCubic(
  { words, width, height, stride }: PixelSource,
  x: number,
  y: number,
  sums: Float64Array,
): void {
  const placeX = Math.max(0, Math.min(width - 1, x))
  const placeY = Math.max(0, Math.min(height - 1, y))
  const column = Math.floor(placeX)
  const row = Math.floor(placeY)
  const acrossAt = Math.round((placeX - column) * phases) * 4
  const downAt = Math.round((placeY - row) * phases) * 4
  for (let j = 0; j < 4; j++) {
    const down = shares[downAt + j]!
    if (down === 0) continue
    const start = Math.max(0, Math.min(height - 1, row + j - 1)) * stride
    for (let i = 0; i < 4; i++) {
      const word = words[start + Math.max(0, Math.min(width - 1, column + i - 1))]!
      const weight = down * shares[acrossAt + i]! * (word >>> 24)
      sums[0] = sums[0]! + (word & 255) * weight
      sums[1] = sums[1]! + ((word >>> 8) & 255) * weight
      sums[2] = sums[2]! + ((word >>> 16) & 255) * weight
      sums[3] = sums[3]! + weight
    }
  }
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

/** The pixel of sums that were added up over so many places. */
export function wordOf(sums: Float64Array, count: number): number {
  const weight = sums[3]!
  const alpha = clampByte(weight / count)
  if (alpha === 0 || weight <= 0) return 0
  return (
    clampByte(sums[0]! / weight) |
    (clampByte(sums[1]! / weight) << 8) |
    (clampByte(sums[2]! / weight) << 16) |
    (alpha << 24)
  )
}
