import { type Point, partWhere } from '@toile/geometry'
import type { Matrix } from '../document/matrix.ts'
import { type Box, emptyBox, includeBox, sharedBox } from '../tiles/box.ts'
import { carried } from '../warping/matrices.ts'

/** The box of the sheet in which a box comes to lie under a map, as far as it lies within another; what would lie behind the horizon is left out. */
export function boxUnder(matrix: Matrix, { x0, y0, x1, y1 }: Readonly<Box>, within: Readonly<Box>): Box {
  const outline: Point[] = [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ]
  const [, , , , , , g, h, i] = matrix
  const seen = partWhere(outline, ([x, y]) => g * x + h * y + i - 1e-3)
  const box = emptyBox()
  for (const place of seen) {
    const at = carried(matrix, place)
    if (at) includeBox(box, Math.floor(at[0]) - 1, Math.floor(at[1]) - 1, Math.ceil(at[0]) + 1, Math.ceil(at[1]) + 1)
  }
  return sharedBox(box, within)
}
