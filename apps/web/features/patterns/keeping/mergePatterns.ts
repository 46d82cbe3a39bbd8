import type { Choices } from '@toile/rules/merging/conflict.ts'
import { mergeItem } from '@toile/rules/merging/mergeItem.ts'
import { type ListForm, mergeList } from '@toile/rules/merging/mergeList.ts'
import { type PatternDocument, patternMost } from '@toile/tailoring/editing/patternDocument.ts'
import type { Merge } from '../../../shared/saving/meetings.ts'

const lists = ['edits', 'table', 'prints', 'points'] as const
const mostOf = {
  edits: patternMost.edits,
  table: patternMost.pieces,
  prints: patternMost.prints,
  points: patternMost.points,
}
const nothingChosen: Choices = new Map()

/** Two versions of a pattern made one: edits, places, prints and points of measure each by itself; where both changed the same, what was done here holds, and undo brings the other back. */
export function mergePatterns(
  base: PatternDocument,
  mine: PatternDocument,
  theirs: PatternDocument,
): Merge<PatternDocument> {
  const { item } = mergeItem(base, mine, theirs, [], 'mine')
  const body = mergeItem(base.body, mine.body, theirs.body, [['range', 'sizes', 'base', 'figure']], 'mine').item
  const listOf = <T extends { id: string }>(
    list: (typeof lists)[number],
    of: (pattern: PatternDocument) => readonly T[],
  ) => {
    const one: ListForm<T, typeof list>['one'] = ({ base: old, mine: here, theirs: there }) => [
      mergeItem(old, here, there, [], 'mine').item,
    ]
    return mergeList({ list, most: mostOf[list], one }, of(base), of(mine), of(theirs), nothingChosen).items
  }
  const merged = {
    ...item,
    body,
    edits: listOf('edits', ({ edits }) => edits),
    table: listOf('table', ({ table }) => table),
    prints: listOf('prints', ({ prints }) => prints),
    points: listOf('points', ({ points }) => points),
  }
  return { merged, conflicts: [], left: [] }
}
