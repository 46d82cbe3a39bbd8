import { cubicWeights } from '../warping/cubicWeights.ts'
import type { MovedRow } from './movedRow.ts'
import type { SheetSource } from './sheetSource.ts'

/** Places within a pixel that the curve of four neighbours is tabulated for. */
const phases = 64
const shares = Float64Array.from(Array.from({ length: phases + 1 }, (_, k) => cubicWeights(k / phases)).flat())
const clampByte = (value: number) => (value < 0 ? 0 : value > 255 ? 255 : (value + 0.5) | 0)

/** Draws a row as `quickRow` does, at full quality: through sixteen pixels of the source on a smooth curve, and the mean of several places where the source is pressed together. */
export function fineRow(
  source: SheetSource,
  moved: MovedRow,
  y: number,
  left: number,
  right: number,
  out: Int32Array,
  at: number,
): void {
  const sums = new Float64Array(4)
  const { x: movedX, y: movedY } = moved
  for (let x = left; x < right; x++) {
    const [moveX, moveY] = [movedX[x]!, movedY[x]!]
    if (moveX === 0 && moveY === 0) {
      out[at + x - left] = source.words[y * source.stride + x]!
      continue
    }
    const next = x + 1 < right ? x + 1 : x > left ? x - 1 : x
    const [alongX, alongY] = [(movedX[next]! - moveX) * (next - x) + 1, (movedY[next]! - moveY) * (next - x)]
    const taps = Math.max(1, Math.min(4, Math.round(Math.sqrt(alongX * alongX + alongY * alongY))))
    sums.fill(0)
    for (let tap = 0; tap < taps; tap++) {
      const off = (tap + 0.5) / taps - 0.5
      addCubic(source, x + moveX + off * alongX, y + moveY + off * alongY, sums)
    }
    out[at + x - left] = wordOf(sums, taps)
  }
}

function wordOf(sums: Float64Array, taps: number): number {
  const [red = 0, green = 0, blue = 0, weight = 0] = sums
  const alpha = clampByte(weight / taps)
  if (alpha === 0 || weight <= 0) return 0
  return clampByte(red / weight) | (clampByte(green / weight) << 8) | (clampByte(blue / weight) << 16) | (alpha << 24)
}

function addCubic({ words, width, height, stride }: SheetSource, x: number, y: number, sums: Float64Array): void {
  const placeX = Math.max(0, Math.min(width - 1, x))
  const placeY = Math.max(0, Math.min(height - 1, y))
  const [column, row] = [Math.floor(placeX), Math.floor(placeY)]
  const acrossAt = Math.round((placeX - column) * phases) * 4
  const downAt = Math.round((placeY - row) * phases) * 4
  for (let j = 0; j < 4; j++) {
    const down = shares[downAt + j]!
    if (down === 0) continue
    const start = Math.max(0, Math.min(height - 1, row + j - 1)) * stride
    for (let i = 0; i < 4; i++) {
      const share = down * shares[acrossAt + i]!
      const word = words[start + Math.max(0, Math.min(width - 1, column + i - 1))]!
      const weight = share * (word >>> 24)
      sums[0] = sums[0]! + (word & 255) * weight
      sums[1] = sums[1]! + ((word >>> 8) & 255) * weight
      sums[2] = sums[2]! + ((word >>> 16) & 255) * weight
      sums[3] = sums[3]! + weight
    }
  }
}
