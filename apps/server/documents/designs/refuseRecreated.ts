import type { Design } from '@toile/craft/designs/design.ts'
import { refuse } from '@toile/rules/refusals.ts'

/** Refuses to have a recreated work changed by hand, which may be redesigned alone (requirement S5.20). */
export function refuseRecreated({ origin }: Pick<Design, 'origin'>): void {
  if (origin?.recreated) throw refuse('redesignOnly')
}
