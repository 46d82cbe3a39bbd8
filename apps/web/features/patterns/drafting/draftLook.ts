import type { Worn } from '@toile/craft/designs/design.ts'
import { wearerOf } from '@toile/craft/mannequins/wearer.ts'
import { measuresOf } from '@toile/tailoring/bodies/measuresOf.ts'
import { cutOf } from '@toile/tailoring/garments/cutOf.ts'
import { rangeFor } from '@toile/tailoring/garments/rangeFor.ts'
import type { Pattern } from '@toile/tailoring/pattern/pattern.ts'
import type { DraftOrder } from './orders.ts'

/** A garment that is worn, in each size that was asked for; in none where no pattern is made for it. */
interface DraftedGarment {
  id: string
  sizes: readonly { name: string; pattern: Pattern }[]
}

/** Drafts all that is worn in a look; what is hidden is left out. */
export function draftLook({ design, sizes }: DraftOrder): DraftedGarment[] {
  const range = rangeFor(wearerOf(design.mannequin.person))
  const bodies = sizes.flatMap((name) => {
    const measures = measuresOf(range, name)
    return measures ? [{ name, measures }] : []
  })
  const inSizes = (worn: Worn) => {
    const draft = cutOf(worn)
    return draft ? bodies.map(({ name, measures }) => ({ name, pattern: draft(measures).pattern })) : []
  }
  return design.garments.filter(({ hidden }) => !hidden).map((worn) => ({ id: worn.id, sizes: inSizes(worn) }))
}
