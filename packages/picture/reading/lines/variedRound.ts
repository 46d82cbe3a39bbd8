import { boxBlur } from '../../kernels/boxBlur.ts'
import { planeOf } from '../../kernels/plane.ts'
import type { Pixels } from '../../surface.ts'
import { type Cells, cellSide } from './cells.ts'

/** How far round colours are counted, in cells. */
const around = 5

/** How much brightness, and redness, vary round each cell. */
export function variedRound({ width, height, rgba }: Pixels, cells: Cells): Float32Array[] {
  const half = cellSide >> 1
  const middle = (k: number) => {
    const x = Math.min(width - 1, (k % cells.width) * cellSide + half)
    return (Math.min(height - 1, Math.floor(k / cells.width) * cellSide + half) * width + x) * 4
  }
  return [
    planeOf(cells, (k) => Math.max(rgba[middle(k)]!, rgba[middle(k) + 1]!, rgba[middle(k) + 2]!) / 255),
    planeOf(cells, (k) => (rgba[middle(k)]! - rgba[middle(k) + 2]!) / 255),
  ].map((plane) => {
    const mean = boxBlur(plane, around).values
    const square = boxBlur(
      planeOf(plane, (i) => plane.values[i]! ** 2),
      around,
    ).values
    return square.map((value, i) => Math.sqrt(Math.max(0, value - mean[i]! ** 2)))
  })
}
