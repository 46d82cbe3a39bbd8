import type { Adjustment, AdjustmentId } from '../document/adjustment.ts'
import { adjustments } from './index.ts'

/** An adjustment as it is made: its knobs where they start, a straight curve, and no colour yet. */
export function startOf(id: AdjustmentId): Adjustment {
  const { knobs, by } = adjustments[id]
  const started = Object.fromEntries(Object.entries(knobs).map(([name, { start }]) => [name, start]))
  const straight = [
    [0, 0],
    [255, 255],
  ] as const
  return { id, knobs: started, ...(by === 'points' && { points: straight }) }
}
