import type { Matrix } from '../document/matrix.ts'
import type { Box } from '../tiles/box.ts'
import { inverse } from './matrices.ts'

/** Tells for pixels of a sheet which place they come from. */
export interface BackMap {
  /** The box of the sheet outside of which nothing comes from anywhere. */
  readonly box: Readonly<Box>
  /** Writes the places of a row's pixels from `left` up to and without `right`, by their column less `left`; what comes from nowhere is not a number. Answers no where none comes from anywhere. */
  row(y: number, left: number, right: number, x: Float64Array, placeY: Float64Array): boolean
}

/** Pixels that come through a projective map, within a box of the sheet; nothing where the map presses the sheet to a line. */
export function throughMatrix(matrix: Matrix, box: Readonly<Box>): BackMap | null {
  const back = inverse(matrix)
  if (!back) return null
  const [a, b, c, d, e, f, g, h, i] = back
  return {
    box,
    row(y, left, right, outX, outY) {
      const centerY = y + 0.5
      for (let x = left; x < right; x++) {
        const centerX = x + 0.5
        const depth = g * centerX + h * centerY + i
        const seen = depth > 1e-9
        outX[x - left] = seen ? (a * centerX + b * centerY + c) / depth : Number.NaN
        outY[x - left] = seen ? (d * centerX + e * centerY + f) / depth : Number.NaN
      }
      return true
    },
  }
}
