/** An order that two sides made of one, and whether both had changed it differently. */
export interface MergedOrder {
  order: string[]
  conflict: boolean
}

const same = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((id, i) => id === b[i])

/** Runs of ids that stand in a list behind each id of a chain; those before the first stand behind ''. */
function runsBehind(list: readonly string[], chain: ReadonlySet<string>, kept: ReadonlySet<string>) {
  const runs = new Map<string, string[]>()
  let anchor = ''
  for (const id of list) {
    if (chain.has(id)) anchor = id
    else if (kept.has(id)) runs.set(anchor, [...(runs.get(anchor) ?? []), id])
  }
  return runs
}

/** The order of what is kept after two sides changed a list: the side that moved things rules, what only one side has stays behind what it stood behind. Swapping the sides gives the same unless both moved things. */
export function mergeOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  kept: ReadonlySet<string>,
  prefer: 'mine' | 'theirs',
): MergedOrder {
  const inBoth = new Set(mine.filter((id) => theirs.includes(id) && kept.has(id)))
  const old = base.filter((id) => inBoth.has(id))
  const ours = mine.filter((id) => inBoth.has(id))
  const other = theirs.filter((id) => inBoth.has(id))
  const known = new Set(old)
  const movedHere = !same(
    ours.filter((id) => known.has(id)),
    old,
  )
  const movedThere = !same(
    other.filter((id) => known.has(id)),
    old,
  )
  const conflict = movedHere && movedThere && !same(ours, other)
  const rules = conflict ? prefer : movedHere ? 'mine' : 'theirs'
  const chain = rules === 'mine' ? ours : other
  const chained = new Set(chain)
  const here = runsBehind(mine, chained, kept)
  const there = runsBehind(theirs, chained, kept)
  const order = ['', ...chain].flatMap((anchor) => {
    const runs = [here.get(anchor), there.get(anchor)].filter((run) => run !== undefined)
    runs.sort(([a = ''], [b = '']) => (a < b ? -1 : 1))
    return [...(anchor ? [anchor] : []), ...runs.flat()]
  })
  return { order, conflict }
}
