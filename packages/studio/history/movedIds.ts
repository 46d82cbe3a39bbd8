import { sure } from '@toile/geometry'

/** The ids that stand elsewhere in a second order than in a first: as few as explain the change; ids of one order alone count for nothing. */
export function movedIds(before: readonly string[], after: readonly string[]): string[] {
  const place = new Map(before.map((id, i) => [id, i]))
  const shared = after.filter((id) => place.has(id))
  const places = shared.map((id) => place.get(id) ?? 0)
  const length: number[] = []
  const from: number[] = []
  for (const [i, at] of places.entries()) {
    length[i] = 1
    from[i] = -1
    for (let j = 0; j < i; j++) {
      const longer = sure(length[j]) + 1
      if (sure(places[j]) < at && longer > sure(length[i])) {
        length[i] = longer
        from[i] = j
      }
    }
  }
  const stays = new Set<number>()
  let last = length.indexOf(Math.max(0, ...length))
  while (last >= 0) {
    stays.add(last)
    last = sure(from[last])
  }
  return shared.filter((_, i) => !stays.has(i))
}
