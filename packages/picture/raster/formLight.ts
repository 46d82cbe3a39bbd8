import { blur } from './blur.ts'
import { enlarge, type Grid } from './grid.ts'
import { lamp } from './light.ts'
import type { Mask } from './mask.ts'

/** Share of the lamp's height that the large form sees: its shadow then follows the long axis of trunk and limbs instead of gathering above every hem. */
const downward = 0.35

/**
 * Light of the large form only: the cushion without folds, blurred by `across` and `down` pixels and lit. Thresholds on it give clean
 * shapes where thresholds on the full light look like bleach stains.
 */
export function formLight(
  cushion: Grid,
  roundness: number,
  wrap: number,
  across: number,
  down: number,
  mask: Mask,
): Float32Array {
  const { columns, rows, step } = cushion
  const smoothed = blur(cushion.cells.slice(), columns, rows, across / step, down / step)
  const lit: Grid = { cells: new Float32Array(columns * rows), columns, rows, step }
  const gain = 1 / (lamp[2] + wrap)
  const k = (0.5 * roundness) / step
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const i = row * columns + column
      const gx = (smoothed[column < columns - 1 ? i + 1 : i] - smoothed[column > 0 ? i - 1 : i]) * k
      const gy = (smoothed[row < rows - 1 ? i + columns : i] - smoothed[row > 0 ? i - columns : i]) * k
      const value =
        ((lamp[2] - gx * lamp[0] - gy * lamp[1] * downward) / Math.sqrt(gx * gx + gy * gy + 1) + wrap) * gain
      lit.cells[i] = Math.max(0, Math.min(1.45, value))
    }
  }
  return enlarge(lit, mask.width, mask.height, mask)
}
