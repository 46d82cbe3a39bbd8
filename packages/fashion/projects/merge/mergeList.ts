import { sameContent } from '../../history/sameContent.ts'
import { type Choices, chosenOf, type Conflict, type ListName, type Side } from './conflict.ts'
import { mergeItem } from './mergeItem.ts'
import { mergeOrder } from './mergeOrder.ts'

/** How a list is merged: how much it holds, what of an item belongs together, and whether an item can stand there twice. */
export interface ListForm {
  list: ListName
  most: number
  together: readonly (readonly string[])[]
  twice: boolean
}

/** A list that two sides made of one, what could not be decided, and what found no room. */
export interface MergedList<T> {
  items: T[]
  conflicts: Conflict[]
  left: T[]
}

const byId = <T extends { id: string }>(items: readonly T[]) => new Map(items.map((item) => [item.id, item]))

/** The id of a second item beside one, which no list has. */
const beside = (id: string, taken: (id: string) => boolean): string => {
  const short = id.slice(0, 50)
  for (let n = 2; ; n++) if (!taken(`${short}~${n}`)) return `${short}~${n}`
}

/** Merges two lists that came of one, item by item; removed here and changed there keeps what was changed, unless a person says otherwise. */
export function mergeList<T extends { id: string }>(
  { list, most, together, twice }: ListForm,
  base: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
  choices: Choices,
): MergedList<T> {
  const [old, here, there] = [byId(base), byId(mine), byId(theirs)]
  const conflicts: Conflict[] = []
  const merged = new Map<string, T>()
  const copies = new Map<string, T>()
  const ask = (id: string, removedBy: 'mine' | 'theirs' | null, sides: readonly Side[], usual: Side): Side => {
    const key = `item ${list} ${id}`
    const chosen = chosenOf(choices, key, sides, usual)
    conflicts.push({ key, kind: 'item', list, id, removedBy, sides, chosen })
    return chosen
  }
  const either = ['mine', 'theirs'] as const
  for (const id of new Set([...here.keys(), ...there.keys()])) {
    const [b, m, t] = [old.get(id), here.get(id), there.get(id)]
    if (m && t) {
      const first = mergeItem(b, m, t, together, 'mine')
      const chosen = first.conflict ? ask(id, null, twice ? [...either, 'both'] : either, 'mine') : 'mine'
      merged.set(id, chosen === 'theirs' ? mergeItem(b, m, t, together, 'theirs').item : first.item)
      if (chosen === 'both') {
        copies.set(id, { ...t, id: beside(id, (other) => here.has(other) || there.has(other)) })
      }
    } else if (m && (!b || (!sameContent(b, m) && ask(id, 'theirs', either, 'mine') === 'mine'))) merged.set(id, m)
    else if (t && (!b || (!sameContent(b, t) && ask(id, 'mine', either, 'theirs') === 'theirs'))) merged.set(id, t)
  }
  const ids = (items: readonly T[]) => items.map(({ id }) => id)
  const lines = { base: ids(base), mine: ids(mine), theirs: ids(theirs) }
  const key = `order ${list}`
  const prefer = chosenOf(choices, key, either, 'mine') === 'theirs' ? 'theirs' : 'mine'
  const { order, conflict } = mergeOrder(lines.base, lines.mine, lines.theirs, new Set(merged.keys()), prefer)
  if (conflict) conflicts.push({ key, kind: 'order', list, sides: either, chosen: prefer })
  const items = order.flatMap((id) => {
    const copy = copies.get(id)
    return [merged.get(id), copy].filter((item) => item !== undefined)
  })
  return { ...fit(items, most, there), conflicts }
}

/** What fits a list: what the other side has saved stays, of the rest the last find no room. */
function fit<T extends { id: string }>(items: readonly T[], most: number, saved: ReadonlyMap<string, T>) {
  const over = Math.max(0, items.length - most)
  const left = over === 0 ? [] : items.filter(({ id }) => !saved.has(id)).slice(-over)
  return { items: items.filter((item) => !left.includes(item)), left }
}
