import { typeOf } from '@toile/craft/designs/typeOf.ts'
import { readKnobs } from '@toile/craft/garments/knob.ts'
import { keepLatest } from '@toile/geometry'
import type { Measures } from '../bodies/measures.ts'
import { measuresOf } from '../bodies/measuresOf.ts'
import { sizeRanges } from '../bodies/sizeRanges.ts'
import { cutters } from '../garments/cutters.ts'
import type { Drafted } from '../garments/drafting.ts'
import { applyEdits, type Edited } from './applyEdits.ts'
import type { PatternDocument } from './patternDocument.ts'

/** Why a size of a document has no pattern: the look has no such garment, no block cuts it, or the range has no such size. */
export type Uncut = 'noGarment' | 'notCut' | 'noSize'

/** The name that the one size of own measures has. */
const ownSize = 'own'

/** The sizes that a pattern is made in, in the order of their range. */
export function sizesOf({ body }: Pick<PatternDocument, 'body'>): string[] {
  if (body.own) return [ownSize]
  const range = sizeRanges.find(({ id }) => id === body.range)
  return (range?.sizes ?? []).map(({ name }) => name).filter((name) => body.sizes.includes(name))
}

/** The size of a document that is worked in. */
export const baseOf = ({ body }: Pick<PatternDocument, 'body'>): string => (body.own ? ownSize : body.base)

/** The body of a size of a document in millimetres, or nothing where there is none. */
export function bodyIn({ body }: Pick<PatternDocument, 'body'>, size: string): Measures | null {
  if (body.own) return size === ownSize ? body.own : null
  const range = sizeRanges.find(({ id }) => id === body.range)
  return range ? measuresOf(range, size) : null
}

/** Drafts of the last garments and bodies: a document is drafted in the same sizes each time an edit is added. */
const drafts = keepLatest<Drafted>(48)

/** The pattern of a document in a size: drafted for its body, with the edits made in it that can be; or why there is none (requirement S1.11). */
export function patternIn(document: PatternDocument, size: string): (Edited & Pick<Drafted, 'bent'>) | Uncut {
  const worn = document.look.garments.find(({ id }) => id === document.garment)
  const type = worn && typeOf(worn)
  if (!worn || !type) return 'noGarment'
  const cutter = cutters[type.id]
  if (!cutter) return 'notCut'
  const body = bodyIn(document, size)
  if (!body) return 'noSize'
  const knobs = readKnobs(type.knobs, worn.knobs)
  const { pattern, bent } = drafts(JSON.stringify([type.id, knobs, body]), () => cutter(body, knobs))
  return { ...applyEdits(pattern, document.edits, size), bent }
}
