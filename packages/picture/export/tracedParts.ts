import type { Figure } from '@toile/fashion/mannequins/figure.ts'
import { wearTraced } from '../trace/wear.ts'
import type { DrawnPart, LinePath } from './linePaths.ts'

/** A traced sketch as it hangs on a figure: its outlines and holes. */
export function tracedParts(figure: Figure, dressed: { traced: Parameters<typeof wearTraced>[0] }): DrawnPart[] {
  const worn = wearTraced(dressed.traced, figure)
  if (!worn) return []
  const lines = [...worn.outer, ...worn.holes].map(
    (path): LinePath => ({ layer: 'outline', path: [...path, path[0]], weight: 3.2 }),
  )
  return [{ covers: worn.outer, lines }]
}
