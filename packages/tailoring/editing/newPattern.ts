import type { Design } from '@toile/craft/designs/design.ts'
import { typeOf } from '@toile/craft/designs/typeOf.ts'
import { wearerOf } from '@toile/craft/mannequins/wearer.ts'
import { sizeRanges } from '../bodies/sizeRanges.ts'
import type { PatternBody, PatternDocument } from './patternDocument.ts'

/** The body that a look is worn on, in the middle size of its range. */
function bodyOf({ mannequin }: Design): PatternBody {
  const { gender, ageGroup } = wearerOf(mannequin.person)
  const child = ageGroup === 'child'
  const figure = gender === 'male' ? (child ? 'boy' : 'man') : child ? 'girl' : 'woman'
  const id = child ? 'children' : gender === 'male' ? 'men' : 'women'
  const sizes = sizeRanges.find((one) => one.id === id)?.sizes ?? []
  const base = sizes[Math.floor((sizes.length - 1) / 2)]?.name ?? ''
  return { figure, range: id, base, sizes: [base], own: null }
}

/** The pattern of a garment of a look as it is begun: for whoever wears the look, with nothing changed by hand. */
export const newPattern = (
  look: Design,
  garment: string,
  from: PatternDocument['from'],
  name = nameOf(look, garment),
): PatternDocument => ({
  kind: 'pattern',
  version: 1,
  name,
  look,
  from,
  garment,
  body: bodyOf(look),
  edits: [],
  table: [],
  prints: [],
  points: [],
})

function nameOf({ garments }: Design, id: string): string {
  const worn = garments.find((one) => one.id === id)
  return (worn && typeOf(worn)?.label) ?? 'Pattern'
}
