import type { Design } from '@toile/craft/designs/design.ts'
import { crossLooks } from '@toile/craft/designs/redesign/crossLooks.ts'
import { type RedesignAsked, redesigns } from '@toile/craft/designs/redesign/redesign.ts'
import { redesignedOn } from '@toile/craft/designs/redesign/redesignedOn.ts'
import type { Taken } from '@toile/craft/designs/redesign/taken.ts'

type Asked =
  | { way: 'vary'; design: Design; after: readonly Taken[]; asked: RedesignAsked; count: number }
  | { way: 'cross'; design: Design; other: Design; shares: { cut: number; cloth: number } }

/** Makes looks from others: a second of work where many variations go far. */
export const run = (given: Asked): Promise<Design[]> =>
  Promise.resolve(
    given.way === 'vary'
      ? redesigns(redesignedOn(given.design, given.after), given.asked, given.count)
      : [crossLooks(given.design, given.other, given.shares)],
  )
