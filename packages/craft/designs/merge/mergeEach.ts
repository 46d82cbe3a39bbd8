type Three<T> = readonly [base: readonly T[], mine: readonly T[], theirs: readonly T[]]

/** Merges lists whose entries have names, entry by entry: the order of those that were saved stays, what is only mine comes last; entries that either side took away and the other left alone are gone. */
export function mergeEach<T>(
  [base, mine, theirs]: Three<T>,
  nameOf: (one: T) => string,
  take: (name: string, base: T | undefined, mine: T | undefined, theirs: T | undefined) => T | undefined,
): T[] {
  const named = (list: readonly T[]) => new Map(list.map((one) => [nameOf(one), one]))
  const [old, here, there] = [named(base), named(mine), named(theirs)]
  const names = (list: readonly T[]) => list.map(nameOf)
  const wasMoved = names(theirs).join('\n') === names(base).join('\n')
  const order = wasMoved ? [...names(mine), ...names(theirs)] : [...names(theirs), ...names(mine)]
  return [...new Set(order)].flatMap((name) => {
    const one = take(name, old.get(name), here.get(name), there.get(name))
    return one === undefined ? [] : [one]
  })
}
