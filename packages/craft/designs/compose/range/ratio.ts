import type { RangeRule } from '../rangeRule.ts'

/** How many looks of separates make them the rule, and how many pieces above belong to one below at the least. */
const ruling = 5
const least = 1.25

export const ratio: RangeRule = {
  id: 'ratio',
  says: 'Where separates rule there are clearly more pieces above than below: a bottom comes back with another top',
  settled: true,
  off(looks) {
    const above = new Set<string>()
    const below = new Set<string>()
    let separates = 0
    for (const { parts, pieces } of looks)
      parts.forEach(({ slot }, i) => {
        if (slot === 'bottom') separates++
        if (slot !== 'whole') (slot === 'bottom' ? below : above).add(pieces[i])
      })
    return separates < ruling ? 0 : Math.max(0, Math.ceil(below.size - above.size / least))
  },
}
