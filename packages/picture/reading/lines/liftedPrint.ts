import { boxBlur } from '../../kernels/boxBlur.ts'
import { type Mask, planeOf } from '../../kernels/plane.ts'
import type { Pixels } from '../../surface.ts'
import type { PrintStep } from './printSteps.ts'

/** A picture whose print is taken off, and where that could be. */
export interface LiftedPrint {
  pixels: Pixels
  lifted: Mask
}

/** Over how far light is alike, in pixels; the tone that cloth without its print is given; what both sides of a quotient are raised by. */
const even = 8
const tone = 225
const raised = 8

/** Takes off a print that repeats: every pixel is held against what the cloth shows a repeat further in each direction, in the light that falls on it; what does not repeat, as a pen's line, stays. */
export function liftedPrint(pixels: Pixels, cloth: Mask, deep: Mask, steps: readonly PrintStep[]): LiftedPrint {
  const { width, height, rgba } = pixels
  const sum = planeOf(pixels, (i) => (deep.values[i] ? rgba[i * 4]! + rgba[i * 4 + 1]! + rgba[i * 4 + 2]! : 0))
  const share = boxBlur(
    planeOf(pixels, (i) => deep.values[i]!),
    even,
  ).values
  const mean = boxBlur(sum, even).values.map((value, i) => value / Math.max(1e-6, share[i]!))
  const ways = steps.flatMap(({ x, y }) => [
    { x, y },
    { x: -x, y: -y },
  ])
  const out = rgba.slice()
  const lifted = new Uint8Array(width * height)
  const levels = new Float64Array(ways.length)
  const from = new Int32Array(ways.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      if (!cloth.values[i]) continue
      let count = 0
      for (const way of ways) {
        const [column, row] = [x + way.x, y + way.y]
        if (column < 0 || row < 0 || column >= width || row >= height) continue
        const j = row * width + column
        if (!deep.values[j]) continue
        const gain = share[i]! > 0.05 ? mean[i]! / Math.max(1, mean[j]!) : 1
        const level = (rgba[j * 4]! + rgba[j * 4 + 1]! + rgba[j * 4 + 2]!) * gain
        // Kept in order, the lightest first.
        let k = count++
        for (; k > 0 && levels[k - 1]! < level; k--) {
          levels[k] = levels[k - 1]!
          from[k] = from[k - 1]!
        }
        levels[k] = level
        from[k] = j
      }
      if (!count) continue
      lifted[i] = 1
      const j = from[rankOf(count)]!
      const gain = share[i]! > 0.05 ? mean[i]! / Math.max(1, mean[j]!) : 1
      for (let c = 0; c < 3; c++)
        out[i * 4 + c] = (tone * (rgba[i * 4 + c]! + raised)) / (rgba[j * 4 + c]! * gain + raised)
    }
  return { pixels: { width, height, rgba: out }, lifted: { width, height, values: lifted } }
}

/** Of so many repeats, the lightest first, which one tells what the cloth is like without a line. */
const rankOf = (count: number) => Math.floor((count - 1) * 0.4)
