import type { Category } from '@toile/fashion/garments/garment.ts'
import { type AnchorName, anchorNames } from '../anchor.ts'
import type { Shape } from '../shape/shape.ts'
import type { CategoryChoice, TracedPiece } from '../traced.ts'
import { carryAnchors } from './anchors.ts'
import { rankCategories } from './category.ts'
import type { InsideLines } from './insideLines.ts'
import { matchTemplates } from './match.ts'
import type { Template } from './template.ts'
import { entriesOf } from './template.ts'

/** What a shape was recognised as. */
export type Recognised = Pick<TracedPiece, 'category' | 'choices' | 'anchors' | 'confidence' | 'doubtful'>

const doubtAbove = 0.03

/** Names the garment and finds its anchors; a given category is kept and only its own templates carry anchors. */
export function recognise(
  shape: Shape,
  lines: InsideLines,
  library: readonly Template[],
  given?: Category,
): Recognised | null {
  const matches = matchTemplates(shape, lines, library)
  if (!matches.length) return null
  const ranked = rankCategories(matches)
  const category = given ?? ranked[0].category
  const own = matchTemplates(shape, lines, library, (other) => other === category)
  const { anchors, spread } = carryAnchors(shape, own.length ? own : matches, anchorNames(category))
  const doubtful = entriesOf(spread).flatMap(([name, by]): AnchorName[] => (by > doubtAbove ? [name] : []))
  return {
    category,
    choices: choicesOf(ranked, given),
    anchors,
    doubtful,
    confidence: confidenceOf(shape, matches[0].score),
  }
}

function choicesOf(ranked: readonly CategoryChoice[], given?: Category): CategoryChoice[] {
  const first = given ? [{ category: given, confidence: 1 }] : []
  return [...first, ...ranked.filter(({ category }) => category !== given)].slice(0, 3)
}

/** Best likeness and symmetry were the features that said most about errors; together they still say little. */
const confidenceOf = (shape: Shape, score: number) =>
  Math.max(0.05, Math.min(0.95, 1.05 - score * 3.2)) * Math.max(0.4, Math.min(1, shape.axis.symmetry + 0.1))
