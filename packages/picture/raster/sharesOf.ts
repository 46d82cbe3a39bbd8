import type { Mask } from './mask.ts'

/** Steps of light that are told apart, from `darkest` up. */
const bins = 96
const perUnit = 128
const darkest = 0.6

/** Reads at which light a share of a part's pixels lies below. */
export function sharesOf(light: Float32Array, mask: Mask): (share: number) => number {
  const counts = new Uint32Array(bins)
  let all = 0
  for (let y = 0; y < mask.height; y += 3) {
    for (let x = mask.first[y], i = y * mask.width + x; x <= mask.last[y]; x += 3, i += 3) {
      if (mask.alpha[i] !== 255) continue
      counts[Math.max(0, Math.min(bins - 1, ((light[i] - darkest) * perUnit) | 0))]++
      all++
    }
  }
  return (share) => {
    let bin = 0
    for (let below = counts[0]; bin < bins - 1 && below < all * share; below += counts[++bin]);
    return darkest + (bin + 1) / perUnit
  }
}
