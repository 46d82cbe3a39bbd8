import type { BodyCategory } from '@toile/fashion/garments/garment.ts'
import { type AnchorName, anchorNames } from '../anchor.ts'
import type { Mask, Plane } from '../kernels/plane.ts'
import { type Shape, shapeOf } from '../shape/shape.ts'
import type { CategoryChoice, TracedPiece } from '../traced.ts'
import { carryAnchors } from './anchors.ts'
import { rankCategories } from './category.ts'
import { hangingDoubt } from './hangingDoubt.ts'
import { linesOfShape } from './insideLines.ts'
import { matchTemplates, type Seen } from './match.ts'
import type { Template } from './template.ts'
import { entriesOf } from './template.ts'

/** What a shape was recognised as. */
export type Recognised = Pick<TracedPiece, 'category' | 'choices' | 'anchors' | 'confidence' | 'doubtful'>

const doubtAbove = 0.03

/** Names the garment and finds its anchors; a given category is kept and only its own templates carry anchors. */
export function recognise(seen: Seen, library: readonly Template[], given?: BodyCategory): Recognised | null {
  const matches = matchTemplates(seen, library)
  if (!matches.length) return null
  const ranked = rankCategories(matches)
  const category = given ?? ranked[0].category
  const own = matchTemplates(seen, library, category)
  const { anchors, spread } = carryAnchors(seen.shape, own.length ? own : matches, anchorNames(category))
  const doubtful = entriesOf(spread).flatMap(([name, by]): AnchorName[] => (by > doubtAbove ? [name] : []))
  return {
    category,
    choices: choicesOf(ranked, given),
    anchors,
    doubtful,
    confidence: confidenceOf(seen.shape, matches[0].score),
  }
}

function choicesOf(ranked: readonly CategoryChoice[], given?: BodyCategory): CategoryChoice[] {
  const first = given ? [{ category: given, confidence: 1 }] : []
  return [...first, ...ranked.filter(({ category }) => category !== given)].slice(0, 3)
}

/** Best likeness and symmetry were the features that said most about errors; together they still say little. */
const confidenceOf = (shape: Shape, score: number) =>
  Math.max(0.05, Math.min(0.95, 1.05 - score * 3.2)) * Math.max(0.4, Math.min(1, shape.axis.symmetry + 0.1))

/** All that recognition looks at, read from a mask and the darkness 0..1 of its lines; null for an empty mask. */
export function seenOf(mask: Mask, darkness: Plane): Seen | null {
  const shape = shapeOf(mask)
  return shape && { shape, lines: linesOfShape(shape, darkness, mask), hangingDoubt: hangingDoubt(shape, mask) }
}
