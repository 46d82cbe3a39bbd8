import type { RangeRule } from '../rangeRule.ts'

/** In how many looks of eight one cut of dress comes; a jumpsuit is remembered, and comes once. */
const mostDresses = 2

export const wholes: RangeRule = {
  id: 'wholes',
  says: 'No overall or jumpsuit comes twice, no cut of dress more than twice, and neighbours never wear the same',
  off(looks) {
    const cuts = looks.map(({ parts }) => parts.find(({ slot, category }) => slot === 'whole' && category !== ''))
    const counts = new Map<string, { count: number; most: number }>()
    let beside = 0
    cuts.forEach((whole, i) => {
      if (!whole) return
      if (i > 0 && cuts[i - 1]?.cut === whole.cut) beside++
      const known = counts.get(whole.cut)?.count ?? 0
      counts.set(whole.cut, { count: known + 1, most: whole.category === 'dress' ? mostDresses : 1 })
    })
    return [...counts.values()].reduce((sum, { count, most }) => sum + Math.max(0, count - most), beside)
  },
}
