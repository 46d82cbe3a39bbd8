import { leastOutlines } from '../outlines/leastOutlines.ts'
import type { RangeRule } from './rangeRule.ts'

export const outlines: RangeRule = {
  id: 'outlines',
  says: 'Trousers and skirts of neighbours draw unlike outlines, and eight looks have four outlines below: short, cropped, slim, straight, tapered, wide, flared, A-line or full',
  settled: true,
  off(looks) {
    const found = looks.map(({ outline }) => outline ?? null)
    const drawn = found.filter((one) => one !== null)
    const beside = found.filter((one, i) => one !== null && found[i + 1] === one).length
    return beside + Math.max(0, leastOutlines(drawn.length) - new Set(drawn).size)
  },
}
