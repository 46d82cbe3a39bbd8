import { shrink } from '../../../kernels/shrink.ts'
import type { Pixels } from '../../../surface.ts'
import { tidied } from './thumb.ts'

const side = 12
const alike = 0.06

/** Whether two cut-out motifs are one motif drawn twice, as it is or turned over. */
export function isSameMotif(a: Pixels, b: Pixels): boolean {
  const [p, q] = [a, b].map((one) => tidied(shrink(one, side), side))
  const ratio = (a.width * a.height) / (b.width * b.height)
  if (ratio > 1.6 || ratio < 1 / 1.6) return false
  return [false, true].some((flipX) => [false, true].some((flipY) => difference(p, q, flipX, flipY) < alike))
}

/** Mean difference 0..1 of two small pictures, opacity and colour on grey together. */
function difference(a: Uint8ClampedArray, b: Uint8ClampedArray, flipX: boolean, flipY: boolean): number {
  let sum = 0
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const i = (y * side + x) * 4
      const j = ((flipY ? side - 1 - y : y) * side + (flipX ? side - 1 - x : x)) * 4
      for (let c = 0; c < 4; c++) sum += Math.abs(a[i + c] - b[j + c])
    }
  }
  return sum / (side * side * 4 * 255)
}
