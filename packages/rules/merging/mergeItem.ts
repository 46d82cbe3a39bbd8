import { sameContent } from '../sameContent.ts'

/** An item that two sides changed, and whether they changed the same of it differently. */
export interface MergedItem<T> {
  item: T
  conflict: boolean
}

/** Merges two versions of an item field by field; fields that belong together are taken from one side together. */
export function mergeItem<T extends object>(
  base: T | undefined,
  mine: T,
  theirs: T,
  together: readonly (readonly string[])[],
  prefer: 'mine' | 'theirs',
): MergedItem<T> {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
  const groups = [...together, ...names.filter((name) => !together.flat().includes(name)).map((name) => [name])]
  const partsOf = (item: object) => new Map<string, unknown>(Object.entries(item))
  const [old, here, there] = [partsOf(base ?? {}), partsOf(mine), partsOf(theirs)]
  const part = (item: ReadonlyMap<string, unknown>, group: readonly string[]) => group.map((name) => item.get(name))
  let conflict = false
  const fromHere = groups.filter((group) => {
    const [b, m, t] = [part(old, group), part(here, group), part(there, group)]
    if (sameContent(m, t) || (base && sameContent(b, m))) return false
    if (base && sameContent(b, t)) return true
    conflict = true
    return prefer === 'mine'
  })
  const taken = new Set(fromHere.flat())
  const item: T = { ...theirs }
  for (const name of taken) Reflect.deleteProperty(item, name)
  Object.assign(item, Object.fromEntries([...here].filter(([name]) => taken.has(name))))
  return { item, conflict }
}
