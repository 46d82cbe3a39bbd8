import type { BodyCategory } from '@toile/fashion/garments/garment.ts'
import { type Hanging, hangingOf } from '../anchor.ts'
import { alignOutlines } from '../shape/align.ts'
import { gridDistance, type Shape } from '../shape/shape.ts'
import { type InsideLines, linesDistance } from './insideLines.ts'
import type { Template } from './template.ts'

/** A template laid on a shape. */
export interface Match {
  template: Template
  partners: Int32Array
  /** 0 the same outline; 0.1 a good likeness. */
  score: number
  /** How unlike the inside lines are, 0..1; a fixed doubt for templates without lines. */
  inside: number
  /** How little the shape hangs like the template, 0..1. */
  hanging: number
}

/** What is known of a garment to be recognised. */
export interface Seen {
  shape: Shape
  lines: InsideLines
  hangingDoubt: (hanging: Hanging) => number
}

const tried = 90
const unknownLines = 0.55

/** The best likenesses, nearest outline first; with a category only its own templates are tried. */
export function matchTemplates(
  { shape, lines, hangingDoubt }: Seen,
  library: readonly Template[],
  only?: BodyCategory,
): Match[] {
  return library
    .filter((template) => !only || template.category === only)
    .map((template) => {
      const hanging = hangingDoubt(hangingOf(template.category))
      return { template, hanging, off: gridDistance(shape, template.shape) }
    })
    .sort((a, b) => a.off + a.hanging * 0.4 - b.off - b.hanging * 0.4)
    .slice(0, tried)
    .map(({ template, off, hanging }) => {
      const { partners, cost } = alignOutlines(template.shape.outline, shape.outline)
      const inside = template.lines ? linesDistance(lines, template.lines) : unknownLines
      return { template, partners, score: off * 0.2 + cost, inside, hanging }
    })
    .sort((a, b) => a.score - b.score)
}
