import type { Adjustment } from '../document/adjustment.ts'
import { adjustments } from './index.ts'

/** How many pixels round a pixel an adjustment reads. */
export const reachOf = (adjustment: Adjustment): number => adjustments[adjustment.id].reach(adjustment)
