import type { BodyCategory } from '@toile/fashion/garments/garment.ts'
import { boundsOf, type Point, subtract } from '@toile/geometry'
import type { AnchorName } from '../anchor.ts'
import type { Flat } from '../flats/flat.ts'
import { drawFlat } from '../flats/drawnFlat.ts'
import { maskOfOutlines } from '../kernels/scanline.ts'
import { nearestIndex } from '../shape/align.ts'
import { type Shape, shapeOf, toShape } from '../shape/shape.ts'
import { describeLines, type InsideLines, lineCanvas } from './insideLines.ts'

/** A known flat to compare with: its shape, and its anchors as places beside points of its outline. */
export interface Template {
  category: BodyCategory
  shape: Shape
  /** Where its inside lines run; null where its drawing has none. */
  lines: InsideLines | null
  anchors: readonly { name: AnchorName; index: number; beside: Point }[]
}

const { height } = lineCanvas

/** Beside the cloth: what blurring reaches. */
const margin = 6

/** The template of a flat; null when its outlines enclose nothing. */
export function templateOf(flat: Flat): Template | null {
  const bounds = boundsOf(...flat.outlines)
  const scale = height / (bounds.bottom - bounds.top)
  const width = 2 * Math.ceil(Math.max(bounds.right, -bounds.left) * scale + margin)
  const place = ([x, y]: Point): Point => [width / 2 + x * scale, (y - bounds.top) * scale]
  const drawn = flat.pieces && drawFlat(flat.pieces, { width, height, place, pen: 1.2, plain: true })
  const mask = maskOfOutlines(
    width,
    height,
    flat.outlines.map((outline) => outline.map(place)),
  )
  const shape = shapeOf(mask, { x: width / 2 - 0.5, y: height / 2, lean: 0, symmetry: 1 })
  if (!shape) return null
  const lines = drawn ? describeLines(drawn.lines, mask) : null
  return { category: flat.category, shape, lines, anchors: anchorsOn(shape, flat.anchors, place) }
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
