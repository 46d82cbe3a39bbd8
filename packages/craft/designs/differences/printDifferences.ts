import { sameContent } from '@toile/rules/sameContent.ts'
import { nameOfSource } from '../../prints/nameOfSource.ts'
import type { Placement } from '../../prints/placement.ts'
import type { Worn } from '../design.ts'
import type { PrintDifference, PrintPart } from './difference.ts'

/** What of a placement is told by itself, field by field; a field that is added asks for its word here. */
const partOf: Record<Exclude<keyof Placement, 'source'>, PrintPart> = {
  mode: 'mode',
  along: 'along',
  repeat: 'repeat',
  width: 'width',
  x: 'place',
  y: 'place',
  angle: 'angle',
  mirrored: 'mirrored',
  opacity: 'opacity',
}

/** In what two placements differ. */
function partsOf(before: Placement | null, after: Placement | null): PrintPart[] {
  if (!before || !after) return before ? ['off'] : after ? ['on'] : []
  if (nameOfSource(before.source) !== nameOfSource(after.source)) return ['print']
  const laid = Object.entries(partOf).flatMap(([field, part]) =>
    sameContent(Reflect.get(before, field), Reflect.get(after, field)) ? [] : [part],
  )
  return [...(sameContent(before.source, after.source) ? [] : ['colors' as const]), ...new Set(laid)]
}

/** The differences of a print on a garment, or on one part of it; where another print lies its place is not told apart. */
export const printDifferences = (
  worn: Worn,
  at: PrintDifference['at'],
  before: Placement | null,
  after: Placement | null,
): PrintDifference[] => partsOf(before, after).map((what) => ({ kind: 'print', worn, at, what, before, after }))
