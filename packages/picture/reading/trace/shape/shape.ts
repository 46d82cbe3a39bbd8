import type { Path, Point } from '@toile/geometry'
import { contourOf, resampleClosed } from '../../../kernels/contour.ts'
import type { Mask } from '../../../kernels/plane.ts'
import { type Axis, mirrorAxis } from './axis.ts'

/** Points on an outline that is compared. */
const outlinePoints = 240

/** A silhouette set upright: x from its axis, y from its top, both in its own heights. */
export interface Shape {
  axis: Axis
  /** Pixels of the top along the axis, and of the height. */
  top: number
  height: number
  /** From the axis' top, clockwise. */
  outline: Path
}

/** The upright shape of a mask; pass the axis where it is known. Null for an empty mask. */
export function shapeOf(mask: Mask, known?: Axis): Shape | null {
  const contour = contourOf(mask)
  if (contour.length < 20) return null
  const axis = known ?? mirrorAxis(mask)
  const turned = contour.map((p) => unlean(axis, p))
  const top = turned.reduce((least, p) => Math.min(least, p[1]), Infinity)
  const bottom = turned.reduce((most, p) => Math.max(most, p[1]), -Infinity)
  const height = bottom - top || 1
  const local = turned.map(([x, y]): Point => [x / height, (y - top) / height])
  const start = local.reduce((best, p, i) => (topness(p) < topness(local[best]) ? i : best), 0)
  const outline = resampleClosed([...local.slice(start), ...local.slice(0, start)], outlinePoints)
  return { axis, top, height, outline }
}

const topness = ([x, y]: Point) => Math.abs(x) * 3 + y

function unlean(axis: Axis, [x, y]: Point): Point {
  const c = Math.cos(axis.lean)
  const s = Math.sin(axis.lean)
  return [(x - axis.x) * c - (y - axis.y) * s, (x - axis.x) * s + (y - axis.y) * c]
}

/** A pixel's place in the shape. */
export function toShape(shape: Shape, p: Point): Point {
  const [x, y] = unlean(shape.axis, p)
  return [x / shape.height, (y - shape.top) / shape.height]
}

/** The pixel of a place in the shape. */
export function toPixel(shape: Shape, [x, y]: Point): Point {
  const c = Math.cos(shape.axis.lean)
  const s = Math.sin(shape.axis.lean)
  const px = x * shape.height
  const py = y * shape.height + shape.top
  return [shape.axis.x + px * c + py * s, shape.axis.y - px * s + py * c]
}
