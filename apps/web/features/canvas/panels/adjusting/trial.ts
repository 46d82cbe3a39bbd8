import type { Adjustment } from '@toile/canvas/document/adjustment.ts'
import type { KnownAdjustment } from '../../painting/known.ts'
import type { Painting } from '../../painting/openPainting.ts'
import { openShown } from '../../tools/shown/openShown.ts'

/** The adjustment that is tried on the layer that is worked on. */
export const trial = openShown<Adjustment | null>(null)

const straight = [
  [0, 0],
  [255, 255],
] as const

/** Shows an adjustment of what is selected on the layer. */
export function showTrial(painting: Painting, adjustment: Adjustment): void {
  trial.set(adjustment)
  painting.say({ say: 'tryAdjustment', adjustment })
}

/** Begins to try an adjustment, its knobs where they start. */
export function beginTrial(painting: Painting, { id, knobs, by }: KnownAdjustment): void {
  const started = Object.fromEntries(Object.entries(knobs).map(([name, { start }]) => [name, start]))
  showTrial(painting, { id, knobs: started, ...(by === 'points' && { points: straight }) })
}

/** Makes a step of it, or takes it back. */
export function endTrial(painting: Painting, keeps: boolean): void {
  trial.set(null)
  painting.say({ say: 'endTrial', keeps })
}
