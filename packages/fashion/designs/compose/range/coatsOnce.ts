import { isRemembered } from '../returns/isRemembered.ts'
import type { RangeRule } from './rangeRule.ts'

export const coatsOnce: RangeRule = {
  id: 'coatsOnce',
  says: 'In eight looks no cut of coat or cape comes twice',
  off(looks) {
    const counts = new Map<string, number>()
    for (const { cut } of looks.flatMap(({ parts }) => parts.filter(isRemembered)))
      counts.set(cut, (counts.get(cut) ?? 0) + 1)
    const most = Math.max(1, Math.ceil(looks.length / 8))
    return [...counts.values()].reduce((sum, count) => sum + Math.max(0, count - most), 0)
  },
}
