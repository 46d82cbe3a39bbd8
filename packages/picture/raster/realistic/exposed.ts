import type { Mask } from '../mask.ts'
import { lackOf, type Tally } from '../trueColor.ts'

/** Exposes a part so that the mean of its lit plane is the asked colour. Deep shade is shifted by its share of it alone, so that no veil lies on it; lights and blacks, `kept`, stay where they are. */
export function expose(rgba: Uint8ClampedArray, mask: Mask, tally: Tally, kept: Float32Array): void {
  const shift = lackOf(tally, 34)
  if (!shift) return
  const [red, green, blue] = [shift[0]!, shift[1]!, shift[2]!]
  const [shadeRed, shadeGreen, shadeBlue] = [shadeOf(tally, 0), shadeOf(tally, 1), shadeOf(tally, 2)]
  for (let y = 0; y < mask.height; y++) {
    for (let x = mask.first[y], i = y * mask.width + x; x <= mask.last[y]; x++, i++) {
      if (!mask.alpha[i]) continue
      const share = 1 - kept[i]!
      const j = i * 4
      const [r, g, b] = [rgba[j]!, rgba[j + 1]!, rgba[j + 2]!]
      rgba[j] = r + red * share * litShare(r, shadeRed)
      rgba[j + 1] = g + green * share * litShare(g, shadeGreen)
      rgba[j + 2] = b + blue * share * litShare(b, shadeBlue)
    }
  }
}

const litShare = (v: number, shade: number): number => (v < shade ? v / shade : 1)

const shadeOf = ({ drawn, weight }: Tally, channel: 0 | 1 | 2): number => Math.max(8, (0.6 * drawn[channel]) / weight)
