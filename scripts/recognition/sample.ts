import type { BodyCategory } from '@toile/craft/garments/garment.ts'
import type { Point } from '@toile/geometry'
import type { Mask, Plane } from '@toile/picture/kernels/plane.ts'
import type { Flat } from '@toile/picture/reading/trace/flats/closedFlat.ts'
import { seenOf } from '@toile/picture/reading/trace/recognise/seen.ts'
import type { Traits } from '@toile/picture/reading/trace/recognise/traits.ts'
import type { Upright } from '@toile/picture/reading/trace/recognise/upright.ts'
import { toShape } from '@toile/picture/reading/trace/shape/shape.ts'

/** One garment to learn from: what recognition sees of it, and what is true of it, in heights. */
export interface Sample {
  category: BodyCategory
  traits: Traits
  anchors: Readonly<Record<string, Point>>
  upright(): Upright
}

/** A sample of a mask and its lines; the upright garment is kept as one byte a pixel, since there are thousands. */
export function sampleOf(
  { category, anchors }: Pick<Flat, 'category' | 'anchors'>,
  mask: Mask,
  lines: Plane,
  place: (p: Point) => Point,
): Sample | null {
  const seen = seenOf(mask, lines)
  if (!seen) return null
  const { shape, traits, upright } = seen
  const { width, height } = upright.cloth
  const cells = Uint8Array.from(upright.cloth.values, (cloth, i) =>
    cloth ? 128 + Math.round(upright.lines.values[i]! * 127) : 0,
  )
  return {
    category,
    traits,
    anchors: Object.fromEntries(
      Object.entries(anchors).map(([name, at]): [string, Point] => [name, toShape(shape, place(at))]),
    ),
    upright: () => ({
      cloth: { width, height, values: cells.map((cell) => (cell ? 1 : 0)) },
      lines: { width, height, values: Float32Array.from(cells, (cell) => (cell ? (cell - 128) / 127 : 0)) },
    }),
  }
}
