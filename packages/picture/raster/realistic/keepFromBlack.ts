import type { Mask } from '../mask.ts'
import { floor } from '../trueColor.ts'

/** Display value above which nothing is lifted. */
const knee = 26

/** Lifts what is darker than black cloth can be in a lit room, with a soft knee. */
export function keepFromBlack(rgba: Uint8ClampedArray, mask: Mask): void {
  for (let y = 0; y < mask.height; y++) {
    for (let j = (y * mask.width + mask.first[y]) * 4, end = (y * mask.width + mask.last[y]) * 4; j <= end; j += 4) {
      const value = rgba[j] * 0.3 + rgba[j + 1] * 0.6 + rgba[j + 2] * 0.1
      if (value >= knee || rgba[j + 3] === 0) continue
      const lift = floor + (knee - floor) * (value / knee) ** 4 - value
      if (lift <= 0) continue
      rgba[j] += lift
      rgba[j + 1] += lift
      rgba[j + 2] += lift
    }
  }
}
