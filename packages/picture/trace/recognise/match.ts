import type { Category } from '@toile/fashion/garments/garment.ts'
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
}

const tried = 28
const unknownLines = 0.7

/** The best likenesses, nearest first; with a category only its own templates are tried. */
export function matchTemplates(
  shape: Shape,
  lines: InsideLines,
  library: readonly Template[],
  only?: (category: Category) => boolean,
): Match[] {
  return library
    .filter((template) => !only || only(template.category))
    .map((template) => ({ template, off: gridDistance(shape, template.shape) }))
    .sort((a, b) => a.off - b.off)
    .slice(0, tried)
    .map(({ template, off }) => {
      const { partners, cost } = alignOutlines(template.shape.outline, shape.outline)
      const inside = template.lines ? linesDistance(lines, template.lines) : unknownLines
      return { template, partners, score: off * 0.5 + cost, inside }
    })
    .sort((a, b) => a.score - b.score)
}
