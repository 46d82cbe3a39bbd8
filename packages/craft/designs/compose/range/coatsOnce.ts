import { isRemembered } from '../isRemembered.ts'
import type { RangeRule } from '../rangeRule.ts'

export const coatsOnce: RangeRule = {
  id: 'coatsOnce',
  says: 'In eight looks no cut of coat or cape comes twice',
  off(looks) {
    const counts = new Map<string, number>()
    const most = Math.max(1, Math.ceil(looks.length / 8))
    let many = 0
    for (const { parts } of looks)
      for (const part of parts) {
        if (!isRemembered(part)) continue
        const count = (counts.get(part.cut) ?? 0) + 1
        counts.set(part.cut, count)
        if (count > most) many++
      }
    return many
  },
}
