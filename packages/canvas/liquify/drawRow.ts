import type { PixelSource } from '../warping/pixelSource.ts'
import type { MovedRow } from './movedRow.ts'

/** Draws the pixels of row `y` from column `left` up to and without `right` from a source; `at` is where the first goes in `out`. */
export type DrawRow = (
  source: PixelSource,
  moved: MovedRow,
  y: number,
  left: number,
  right: number,
  out: Int32Array,
  at: number,
) => void
