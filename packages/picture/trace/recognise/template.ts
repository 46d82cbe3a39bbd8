import type { Category } from '@toile/fashion/garments/garment.ts'
import { boundsOf, type Point, subtract } from '@toile/geometry'
import type { AnchorName } from '../anchor.ts'
import type { Flat } from '../flats/flat.ts'
import { maskOfOutlines } from '../kernels/scanline.ts'
import { nearestIndex } from '../shape/align.ts'
import { type Shape, shapeOf, toShape } from '../shape/shape.ts'

/** A known flat to compare with: its shape, and its anchors as places beside points of its outline. */
export interface Template {
  category: Category
  shape: Shape
  anchors: readonly { name: AnchorName; index: number; beside: Point }[]
}

const height = 170
const margin = 4

/** The template of a flat; null when its outlines enclose nothing. */
export function templateOf(flat: Flat): Template | null {
  const bounds = boundsOf(...flat.outlines)
  const scale = height / (bounds.bottom - bounds.top)
  const middle = Math.round(Math.max(-bounds.left, bounds.right) * scale) + margin
  const place = ([x, y]: Point): Point => [middle + x * scale, (y - bounds.top) * scale + margin]
  const mask = maskOfOutlines(
    middle * 2,
    height + 2 * margin,
    flat.outlines.map((outline) => outline.map(place)),
  )
  const shape = shapeOf(mask, { x: middle - 0.5, y: height / 2, lean: 0, symmetry: 1 })
  if (!shape) return null
  return { category: flat.category, shape, anchors: anchorsOn(shape, flat.anchors, place) }
}

/** Ties anchors given in pixels (after `place`) to the points of an outline. */
export function anchorsOn(
  shape: Shape,
  anchors: Partial<Record<AnchorName, Point>>,
  place: (p: Point) => Point = (p) => p,
): Template['anchors'] {
  return entriesOf(anchors).map(([name, at]) => {
    const local = toShape(shape, place(at))
    const index = nearestIndex(shape.outline, local)
    return { name, index, beside: subtract(local, shape.outline[index]) }
  })
}

/** The anchors that are there, as pairs. */
export function entriesOf<T>(anchors: Partial<Record<AnchorName, T>>): [AnchorName, T][] {
  return Object.entries(anchors).flatMap(([name, at]) => (at ? [[name as AnchorName, at] as [AnchorName, T]] : []))
}
