import { isSuit } from '../outfit.ts'
import type { RangeRule } from '../rangeRule.ts'

/** Of eight looks. */
const most = 3

export const tops: RangeRule = {
  id: 'tops',
  says: 'No category of top is seen in more than three looks of eight; the shirts of suits are their own',
  off(looks) {
    const counts = new Map<string, number>()
    for (const { parts } of looks) {
      const top = parts.findLast(({ slot }) => slot === 'top')
      const ofSuit = top?.category === 'shirt' && isSuit(parts)
      if (top?.category && !ofSuit) counts.set(top.category, (counts.get(top.category) ?? 0) + 1)
    }
    const allowed = Math.max(2, Math.ceil((most * looks.length) / 8))
    return [...counts.values()].reduce((sum, count) => sum + Math.max(0, count - allowed), 0)
  },
}
