import type { Mask } from '../mask.ts'
import { lackOf, type Tally } from '../trueColor.ts'

/** Exposes a part so that the mean of its lit plane is the asked colour. Deep shade is shifted by its share of it alone, so that no veil lies on it; lights and blacks, `kept`, stay where they are. */
export function expose(rgba: Uint8ClampedArray, mask: Mask, tally: Tally, kept: Float32Array): void {
  const shift = lackOf(tally, 34)
  if (!shift) return
  const shade = tally.drawn.map((sum) => Math.max(8, (0.6 * sum) / tally.weight))
  for (let y = 0; y < mask.height; y++) {
    for (let x = mask.first[y], i = y * mask.width + x; x <= mask.last[y]; x++, i++) {
      if (!mask.alpha[i]) continue
      const share = 1 - kept[i]
      for (let k = 0, j = i * 4; k < 3; k++, j++) {
        const v = rgba[j]
        rgba[j] = v + shift[k] * share * (v < shade[k] ? v / shade[k] : 1)
      }
    }
  }
}
