import { sameContent } from '../sameContent.ts'
import { type Choices, chosenOf, either, type ListConflict } from './conflict.ts'
import { mergeOrder } from './mergeOrder.ts'

/** How a list is merged: how much it holds, and how an item that both sides have becomes one, or two side by side. */
export interface ListForm<T, List extends string> {
  list: List
  most: number
  one(item: { base: T | undefined; mine: T; theirs: T; taken: (id: string) => boolean }): readonly T[]
}

/** A list that two sides made of one, what could not be decided, and what found no room. */
export interface MergedList<T, List extends string> {
  items: T[]
  conflicts: ListConflict<List>[]
  left: T[]
}

const byId = <T extends { id: string }>(items: readonly T[]) => new Map(items.map((item) => [item.id, item]))
const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id)

/** The id of a second item beside one, which no list has. */
export const idBeside = (id: string, taken: (id: string) => boolean): string => {
  const short = id.slice(0, 50)
  for (let n = 2; ; n++) if (!taken(`${short}~${n}`)) return `${short}~${n}`
}

/** Merges two lists that came of one, item by item; removed here and changed there keeps what was changed, unless a person says otherwise. */
export function mergeList<T extends { id: string }, List extends string>(
  { list, most, one }: ListForm<T, List>,
  base: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
  choices: Choices,
): MergedList<T, List> {
  const [old, here, there] = [byId(base), byId(mine), byId(theirs)]
  const conflicts: ListConflict<List>[] = []
  const merged = new Map<string, readonly T[]>()
  const taken = (id: string) => old.has(id) || here.has(id) || there.has(id)
  const stays = (id: string, removedBy: 'mine' | 'theirs') => {
    const key = `item ${list} ${id}`
    const changedBy = removedBy === 'mine' ? 'theirs' : 'mine'
    const chosen = chosenOf(choices, key, either, changedBy)
    conflicts.push({ key, kind: 'item', list, id, removedBy, sides: either, chosen })
    return chosen === changedBy
  }
  for (const id of new Set([...here.keys(), ...there.keys()])) {
    const [b, m, t] = [old.get(id), here.get(id), there.get(id)]
    if (m && t) merged.set(id, one({ base: b, mine: m, theirs: t, taken }))
    else if (m && (!b || (!sameContent(b, m) && stays(id, 'theirs')))) merged.set(id, [m])
    else if (t && (!b || (!sameContent(b, t) && stays(id, 'mine')))) merged.set(id, [t])
  }
  const key = `order ${list}`
  const prefer = chosenOf(choices, key, either, 'mine') === 'theirs' ? 'theirs' : 'mine'
  const { order, conflict } = mergeOrder(idsOf(base), idsOf(mine), idsOf(theirs), new Set(merged.keys()), prefer)
  if (conflict) conflicts.push({ key, kind: 'order', list, sides: either, chosen: prefer })
  const items = order.flatMap((id) => merged.get(id) ?? [])
  return { ...fit(items, most, there), conflicts }
}

/** What fits a list: what the other side has saved stays, of the rest the last find no room. */
export function fit<T extends { id: string }>(
  items: readonly T[],
  most: number,
  saved: Pick<ReadonlySet<string>, 'has'>,
) {
  const over = Math.max(0, items.length - most)
  const left = over === 0 ? [] : items.filter(({ id }) => !saved.has(id)).slice(-over)
  return { items: items.filter((item) => !left.includes(item)), left }
}
