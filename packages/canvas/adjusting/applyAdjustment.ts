import type { Adjustment } from '../document/adjustment.ts'
import { adjustments } from './index.ts'

/** Adjusts straight-alpha pixels of a part of the sheet whose first one lies at (x, y). What lies nearer than `reachOf` to an edge of the part is only right where that is an edge of the sheet: hand in as much more on each side. */
export const applyAdjustment = (
  adjustment: Adjustment,
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
  x = 0,
  y = 0,
): Uint8ClampedArray<ArrayBuffer> => adjustments[adjustment.id].run(adjustment)({ pixels, width, height, x, y })
