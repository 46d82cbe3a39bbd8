import type { Pattern } from '../pattern/pattern.ts'
import { CannotEdit, type Why } from './cannotEdit.ts'
import type { ListedEdit } from './edits/edit.ts'
import { type Edit, editKinds } from './edits/editKinds.ts'

/** A pattern with edits made in it, and those that could not be made, each with the reason. */
export interface Edited {
  pattern: Pattern
  missed: readonly { edit: Edit; why: Why }[]
}

const kinds: ReadonlyMap<string, ListedEdit> = new Map(editKinds.map((kind) => [kind.kind, kind]))

/** Makes edits in a pattern one after the other, those of another size left out; an edit that cannot be made leaves the pattern as it was. */
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

/** A pattern with one edit made in it. */
function made(pattern: Pattern, edit: Edit): Pattern {
  return kinds.get(edit.kind)?.apply(pattern, edit) ?? pattern
}
