import type { Edited } from '@toile/tailoring/editing/applyEdits.ts'
import { baseOf, patternIn, sizesOf, type Uncut } from '@toile/tailoring/editing/patternIn.ts'
import type { Pattern } from '@toile/tailoring/pattern/pattern.ts'
import type { DraftOrder } from './patternOrders.ts'

/** A pattern in each of its sizes that can be cut, the one that is worked in first, the edits that could not be made there, and why a size was not cut. */
interface Drafted {
  sizes: readonly { name: string; pattern: Pattern }[]
  missed: Edited['missed']
  uncut: Uncut | null
}

/** Drafts a pattern, with all that was changed in it. */
export function draftSizes({ document, baseAlone = false }: DraftOrder): Drafted {
  const base = baseOf(document)
  const others = baseAlone ? [] : sizesOf(document).filter((size) => size !== base)
  const made = [base, ...others].map((name) => ({ name, made: patternIn(document, name) }))
  const cut = made.flatMap(({ name, made: one }) => (typeof one === 'string' ? [] : [{ name, ...one }]))
  const uncut = made.map(({ made: one }) => one).find((one) => typeof one === 'string') ?? null
  return { sizes: cut, missed: cut[0]?.missed ?? [], uncut }
}
