import type { Matrix } from '../document/matrix.ts'
import type { Box } from '../tiles/box.ts'
import { after, type Place } from './matrices.ts'

/** Four corners in turn from the upper left one, clockwise. */
export type Corners = readonly [Place, Place, Place, Place]

/** The map that takes a box to four corners in perspective (Heckbert 1989); nothing where three of them lie on a line. */
export function ontoCorners({ x0, y0, x1, y1 }: Readonly<Box>, [a, b, c, d]: Corners): Matrix | null {
  const [rightX, rightY] = [b[0] - c[0], b[1] - c[1]]
  const [leftX, leftY] = [d[0] - c[0], d[1] - c[1]]
  const [restX, restY] = [a[0] - b[0] + c[0] - d[0], a[1] - b[1] + c[1] - d[1]]
  const size = rightX * leftY - leftX * rightY
  if (Math.abs(size) < 1e-9) return null
  const g = (restX * leftY - leftX * restY) / size
  const h = (rightX * restY - restX * rightY) / size
  const unit: Matrix = [
    b[0] - a[0] + g * b[0],
    d[0] - a[0] + h * d[0],
    a[0],
    b[1] - a[1] + g * b[1],
    d[1] - a[1] + h * d[1],
    a[1],
    g,
    h,
    1,
  ]
  const [across, down] = [x1 - x0, y1 - y0]
  return after(unit, [1 / across, 0, -x0 / across, 0, 1 / down, -y0 / down, 0, 0, 1])
}
