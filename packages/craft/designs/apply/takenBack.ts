import type { Side } from '@toile/rules/merging/conflict.ts'
import type { Design } from '../design.ts'
import { mergeDesigns } from '../merge/mergeDesigns.ts'

/** A look without a change that was made in it: what was edited since stays, also where it was edited in the same place. */
export function takenBack({ before, after }: { before: Design; after: Design }, now: Design): Design {
  const { conflicts } = mergeDesigns(after, before, now)
  const later: ReadonlyMap<string, Side> = new Map(conflicts.map(({ key }) => [key, 'theirs']))
  return mergeDesigns(after, before, now, later).merged
}
