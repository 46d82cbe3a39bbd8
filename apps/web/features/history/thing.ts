import type { history } from '@toile/contract/features/history.ts'
import type { Takes } from '@toile/contract/call.ts'

/** One thing of an earlier state that can be brought back. */
export type Thing = Takes<(typeof history)['bringBack']>['things'][number]

/** A thing as one text, to tell whether it is chosen. */
export const keyOf = (thing: Thing): string =>
  thing.kind === 'item'
    ? `${thing.board} ${thing.id}`
    : thing.kind === 'setting'
      ? `setting ${thing.name}`
      : `look ${thing.id}`

/** What the parts of a comparison are given. */
export interface ChoosingThings {
  keys: ReadonlySet<string>
  onToggle: (thing: Thing) => void
}
