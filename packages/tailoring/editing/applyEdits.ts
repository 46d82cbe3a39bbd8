import type { Pattern } from '../pattern/pattern.ts'
import { CannotEdit, type Why } from './faults/cannotEdit.ts'
import { newFaults } from './checks/newFaults.ts'
import type { ListedEdit } from './edits/edit.ts'
import { type Edit, editKinds } from './edits/editKinds.ts'
import { follow } from './sewing/follow.ts'
import { renotched } from './sewing/renotched.ts'
import { withGrainInside } from './shape/withGrainInside.ts'

/** A pattern with edits made in it, and those that could not be made, each with the reason. */
export interface Edited {
  pattern: Pattern
  missed: readonly { edit: Edit; why: Why }[]
}

const kinds: ReadonlyMap<string, ListedEdit> = new Map(editKinds.map((kind) => [kind.kind, kind]))

/** What came of an edit: the pattern with it, or why it was not made. */
type Outcome = { pattern: Pattern } | { why: Why }

/** What came of edits of a pattern by what they are given. A list is made anew whenever one is added or dragged, and all before that one come to the same. */
const outcomes = new WeakMap<Pattern, Map<string, Outcome>>()
/** The most outcomes that are kept of one pattern, as an edit is dragged from place to place. */
const kept = 16

/**
 * Makes edits in a pattern one after the other, those of another size left out; what is sewn to what was edited follows.
 * An edit that cannot be made, or that would leave a pattern which cannot be sewn, leaves the pattern as it was and is told with the reason (requirement S1.11).
 */
export function applyEdits(pattern: Pattern, edits: readonly Edit[], size: string): Edited {
  const missed: { edit: Edit; why: Why }[] = []
  let now = pattern
  for (const edit of edits) {
    if (edit.size !== undefined && edit.size !== size) continue
    const outcome = outcomeOf(now, edit)
    if ('why' in outcome) missed.push({ edit, why: outcome.why })
    else now = outcome.pattern
  }
  return { pattern: now, missed }
}

function outcomeOf(pattern: Pattern, edit: Edit): Outcome {
  const known = outcomes.get(pattern) ?? new Map<string, Outcome>()
  outcomes.set(pattern, known)
  const name = JSON.stringify({ ...edit, id: '', size: '' })
  const before = known.get(name)
  if (before) return before
  if (known.size >= kept) known.clear()
  const outcome = tried(pattern, edit)
  known.set(name, outcome)
  return outcome
}

function tried(pattern: Pattern, edit: Edit): Outcome {
  try {
    return { pattern: made(pattern, edit) }
  } catch (fault) {
    if (!(fault instanceof CannotEdit)) throw fault
    return { why: fault.why }
  }
}

/** A pattern with one edit made in it, and all that follows from it. */
function made(before: Pattern, edit: Edit): Pattern {
  const edited = kinds.get(edit.kind)?.apply(before, edit) ?? before
  if (edited === before) return before
  const fitted = renotched(before, follow(before, edited))
  const after = { ...fitted, pieces: fitted.pieces.map(withGrainInside) }
  const [fault] = newFaults(before, after)
  if (fault) throw new CannotEdit(fault)
  return after
}
