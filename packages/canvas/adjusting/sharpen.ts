import { boxOf, boxReach } from './boxOf.ts'
import { defineAdjustment } from './form.ts'
import { softened } from './softened.ts'

/** Strengthens what differs from its surroundings by more than a threshold; alpha stays. */
export const sharpen = defineAdjustment({
  id: 'sharpen',
  label: 'Sharpen',
  knobs: {
    amount: { label: 'Amount', least: 0, most: 500, step: 1, start: 0 },
    radius: { label: 'Radius', least: 0.3, most: 20, step: 0.1, start: 1 },
    threshold: { label: 'Threshold', least: 0, most: 64, step: 1, start: 0 },
  },
  changes: ({ amount }) => amount > 0,
  reach: ({ radius }) => boxReach(boxOf(radius)),
  prepare({ amount, radius, threshold }) {
    const box = boxOf(radius)
    return (region) => {
      const out = Uint8ClampedArray.from(region.pixels)
      const soft = softened(region, box)
      for (let i = 0; i < out.length; i++) {
        if ((i & 3) === 3) continue
        const differs = out[i]! - soft[i]!
        const beyond = Math.max(0, Math.abs(differs) - threshold)
        out[i] = out[i]! + ((differs < 0 ? -beyond : beyond) * amount) / 100
      }
      return out
    }
  },
})
