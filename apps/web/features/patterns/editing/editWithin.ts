import type { Edit } from '@toile/tailoring/editing/edits/editKinds.ts'
import type { PatternDocument } from '@toile/tailoring/editing/patternDocument.ts'
import { newKey } from '../../../shell/calls/api.ts'

/** What an edit is given, without its id. */
export type Given = Edit extends infer One ? (One extends Edit ? Omit<One, 'id'> : never) : never

/** An edit under an id of its own, or under that of the last where it goes on with the same: a corner, a curve or an edge that is moved once more. */
export function editWithin({ edits }: Pick<PatternDocument, 'edits'>, given: Given): Edit {
  const last = edits.at(-1)
  return joined(last, given) ?? ({ ...given, id: newKey() } as Edit)
}
