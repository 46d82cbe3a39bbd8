import type { Side as Chosen } from '@toile/rules/merging/conflict.ts'
import { sameContent } from '@toile/rules/sameContent.ts'
import type { Design } from '../design.ts'
import { designVersion } from '../designVersion.ts'
import { mergeDesigns } from '../merge/mergeDesigns.ts'
import { type KeptStep, onSide } from './keptStep.ts'

/** A step of a look between the two looks beside it. */
export interface LookStep {
  id: string
  name: string
  before: Design
  after: Design
  undone: boolean
}

/** A look with one step of it turned from one side to the other: what anybody else changed since stays as it is. */
function turned(now: Design, from: KeptStep['before'], to: KeptStep['before']): Design {
  const [base, mine] = [onSide(now, from), onSide(now, to)]
  if (!base || !mine) return now
  if (sameContent(base, now)) return mine
  const { conflicts } = mergeDesigns(base, mine, now)
  return mergeDesigns(base, mine, now, new Map(conflicts.map(({ key }): [string, Chosen] => [key, 'theirs']))).merged
}

/** Kept steps, in their order, laid beneath a look as it stands: undone one after the other they lead to what stood before them without taking back what was changed by others in between; steps of which nothing is left are none. */
export function recallSteps(now: Design, kept: readonly KeptStep[]): LookStep[] {
  const own = kept.filter(({ version }) => version === designVersion)
  const past: LookStep[] = []
  let at = now
  for (const { id, name, before, after } of own.filter(({ undone }) => !undone).toReversed()) {
    const former = turned(at, after, before)
    if (sameContent(former, at)) continue
    past.unshift({ id, name, before: former, after: at, undone: false })
    at = former
  }
  const future: LookStep[] = []
  at = now
  for (const { id, name, before, after } of own.filter(({ undone }) => undone)) {
    const next = turned(at, before, after)
    if (sameContent(next, at)) continue
    future.push({ id, name, before: at, after: next, undone: true })
    at = next
  }
  return [...past, ...future]
}
