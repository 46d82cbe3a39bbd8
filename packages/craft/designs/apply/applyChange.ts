import { refuse } from '@toile/rules/refusals.ts'
import type { Design } from '../design.ts'
import { designChanges } from '../designChanges.ts'
import { matched } from './matched.ts'

/** A change that was made in one look, to be made in others. */
export interface MadeChange {
  change: string
  args: unknown
  /** The look it was made in, which tells what its garment is. */
  from: Pick<Design, 'garments'>
}

/** A look with a change of another made in it: on the garment that is worn as the changed one is; the look itself where it wears none. */
export function applyChange(design: Design, { change, args, from }: MadeChange): Design {
  const found = designChanges.find(({ id }) => id === change)
  if (!found) throw refuse('documentUnreadable', { rule: change })
  const own = aimedAt(args, design, from)
  if (own === null) return design
  if (!found.takes.safeParse(own).success) throw refuse('documentUnreadable', { rule: change })
  return found.run(design, own)
}

/** What a change is given, with the garment that it names named as the other look names it; nothing where that wears none. */
function aimedAt(args: unknown, design: Design, from: MadeChange['from']): unknown {
  if (typeof args !== 'object' || args === null || !('id' in args)) return args
  const source = from.garments.find(({ id }) => id === args.id)
  if (!source) return args
  const there = matched(source, design)
  return there && { ...args, id: there.id }
}
