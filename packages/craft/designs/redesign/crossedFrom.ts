import { sameContent } from '@toile/rules/sameContent.ts'
import type { Design, Worn } from '../design.ts'
import { turnedKnobs } from '../turnedKnobs.ts'

/** Of which look something of a crossing is: the one that was crossed, the other, or between them. */
export type CrossedFrom = 'one' | 'other' | 'between'

/** A garment of a crossing, and from which look its cut and its cloth are. */
export interface CrossedGarment {
  worn: Worn
  cut: CrossedFrom
  cloth: CrossedFrom
}

const cutOf = (worn: Worn) => ({ cut: worn.cut, knobs: turnedKnobs(worn) })
const clothOf = ({ fabric, fill, contrast, trim, print }: Worn) => ({ fabric, fill, contrast, trim, print })

/** What of a crossing is taken from which of the two looks, garment by garment; where both have the same it is the first one's. */
export function crossedFrom(crossed: Design, one: Design, other: Design): CrossedGarment[] {
  const has = (look: Design, part: unknown, pick: (worn: Worn) => unknown) =>
    look.garments.some((worn) => sameContent(pick(worn), part))
  const from = (worn: Worn, pick: (worn: Worn) => unknown): CrossedFrom => {
    const part = pick(worn)
    const own = one.garments.find(({ id }) => id === worn.id)
    if (own && sameContent(pick(own), part)) return 'one'
    if (has(other, part, pick)) return 'other'
    return has(one, part, pick) ? 'one' : 'between'
  }
  return crossed.garments.map((worn) => ({ worn, cut: from(worn, cutOf), cloth: from(worn, clothOf) }))
}
