import { boxOf, boxReach } from './boxOf.ts'
import { defineAdjustment } from './form.ts'
import { softened } from './softened.ts'

/** Softens like a lens out of focus, at a cost that does not depend on how much. */
export const blur = defineAdjustment({
  id: 'blur',
  label: 'Blur',
  knobs: { radius: { label: 'Radius', least: 0, most: 100, step: 0.1, start: 0 } },
  changes: ({ radius }) => radius > 0,
  reach: ({ radius }) => boxReach(boxOf(radius)),
  prepare({ radius }) {
    const box = boxOf(radius)
    return (region) => softened(region, box)
  },
})
