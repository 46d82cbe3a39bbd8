import { leastOutlines } from '../outlines/leastOutlines.ts'
import { type RangeRule, weather, weatherOf } from '../rangeRule.ts'

export const outlines: RangeRule = {
  id: 'outlines',
  says: 'Trousers and skirts of neighbours draw unlike outlines, and eight looks have four outlines below, in the heat three: short, cropped, slim, straight, tapered, wide, flared, A-line or full',
  settled: true,
  off(looks, setting) {
    const found = looks.map(({ outline }) => outline ?? null)
    const drawn = found.filter((one) => one !== null)
    const beside = found.filter((one, i) => one !== null && found[i + 1] === one).length
    // In the heat shorts rule, which are short or reach the knee.
    const wanted = leastOutlines(drawn.length) - (weatherOf(setting) < weather.heat ? 1 : 0)
    return beside + Math.max(0, wanted - new Set(drawn).size)
  },
}
