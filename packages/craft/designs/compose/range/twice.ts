import type { RangeRule } from '../rangeRule.ts'

/** In how many looks of a series one piece is seen at the most. */
const most = 2

export const twice: RangeRule = {
  id: 'twice',
  says: 'A piece is seen in two looks at the most, and never in neighbouring ones',
  settled: true,
  off(looks) {
    const seen = new Map<string, number[]>()
    looks.forEach(({ pieces }, look) => {
      for (const piece of new Set(pieces)) seen.set(piece, [...(seen.get(piece) ?? []), look])
    })
    return [...seen.values()].reduce(
      (sum, own) => sum + Math.max(0, own.length - most) + own.filter((look) => own.includes(look + 1)).length,
      0,
    )
  },
}
