import { addLinear, cubicWord, wordOf } from '../warping/cubicSample.ts'
import type { DrawRow } from './drawRow.ts'

/** Draws a row as `quickRow` does, at full quality: through sixteen pixels of the source on a smooth curve, and the mean of several places where the source is pressed together. */
export const fineRow: DrawRow = (source, moved, y, left, right, out, at) => {
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
    if (taps === 1) {
      out[at + x - left] = cubicWord(source, x + moveX, y + moveY)
      continue
    }
    sums.fill(0)
    for (let tap = 0; tap < taps; tap++) {
      const off = (tap + 0.5) / taps - 0.5
      addLinear(source, x + moveX + off * alongX, y + moveY + off * alongY, sums)
    }
    out[at + x - left] = wordOf(sums, taps)
  }
}
