import { type Choices, chosenOf, either } from '@toile/rules/merging/conflict.ts'
import { mergeItem } from '@toile/rules/merging/mergeItem.ts'
import { idBeside, type MergedList, mergeList } from '@toile/rules/merging/mergeList.ts'
import type { Conflict, ListName } from './conflict.ts'

/** How the items of a list are merged: how many it holds, what of an item belongs together, and whether an item can stand there twice. */
export interface ItemForm {
  list: ListName
  most: number
  together: readonly (readonly string[])[]
  twice: boolean
}

const withBoth = [...either, 'both'] as const

/** Merges the items of a board; one that both changed the same of is asked, and can stand there twice where that makes sense. */
export function mergeItems<T extends { id: string }>(
  { list, most, together, twice }: ItemForm,
  base: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
  choices: Choices,
): Omit<MergedList<T, ListName>, 'conflicts'> & { conflicts: Conflict[] } {
  const asked: Conflict[] = []
  const merged = mergeList<T, ListName>(
    {
      list,
      most,
      one({ base: old, mine: here, theirs: there, taken }) {
        const first = mergeItem(old, here, there, together, 'mine')
        if (!first.conflict) return [first.item]
        const key = `item ${list} ${here.id}`
        const sides = twice ? withBoth : either
        const chosen = chosenOf(choices, key, sides, 'mine')
        asked.push({ key, kind: 'item', list, id: here.id, removedBy: null, sides, chosen })
        if (chosen === 'theirs') return [mergeItem(old, here, there, together, 'theirs').item]
        return chosen === 'both' ? [first.item, { ...there, id: idBeside(there.id, taken) }] : [first.item]
      },
    },
    base,
    mine,
    theirs,
    choices,
  )
  return { ...merged, conflicts: [...asked, ...merged.conflicts] }
}
