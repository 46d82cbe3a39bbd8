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

/**
 * Makes edits in a pattern one after the other, those of another size left out; what is sewn to what was edited follows.
 * An edit that cannot be made, or that would leave a pattern which cannot be sewn, leaves the pattern as it was and is told with the reason (requirement S1.11).
 */
export function applyEdits(pattern: Pattern, edits: readonly Edit[], size: string): Edited {
  const missed: { edit: Edit; why: Why }[] = []
  let now = pattern
  for (const edit of edits) {
    if (edit.size !== undefined && edit.size !== size) continue
    try {
      now = made(now, edit)
    } catch (fault) {
      if (!(fault instanceof CannotEdit)) throw fault
      missed.push({ edit, why: fault.why })
    }
  }
  return { pattern: now, missed }
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
