import type { Wearer } from '@toile/craft/mannequins/wearer.ts'
import { sure } from '@toile/geometry'
import { type SizeRange, sizeRanges } from '../bodies/sizeRanges.ts'

/** The range of sizes that whoever wears a look is one of. */
export function rangeFor({ gender, ageGroup }: Wearer): SizeRange {
  const id = ageGroup === 'child' ? 'children' : gender === 'male' ? 'men' : 'women'
  return sure(sizeRanges.find((one) => one.id === id))
}
