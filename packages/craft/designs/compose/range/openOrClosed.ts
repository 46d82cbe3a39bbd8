import type { RangeRule } from '../rangeRule.ts'

export const openOrClosed: RangeRule = {
  id: 'openOrClosed',
  says: 'A jacket that comes twice in one colour is open the one time and closed the other',
  settled: true,
  off(looks) {
    const seen = new Map<string, number>()
    for (const one of looks.flatMap(({ over = [] }) => over)) seen.set(one, (seen.get(one) ?? 0) + 1)
    return [...seen.values()].reduce((sum, count) => sum + count - 1, 0)
  },
}
