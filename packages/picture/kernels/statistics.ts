/** The value below which a share of the numbers lies; 0 of nothing. */
export function quantile(numbers: ArrayLike<number>, share: number): number {
  const sorted = Float64Array.from(numbers).sort()
  return sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] : 0
}

/** The middle number. */
export const median = (numbers: ArrayLike<number>) => quantile(numbers, 0.5)

/** The cut that separates positive numbers above `least` best into two classes, judged by their logarithms (Otsu). */
export function otsuCut(numbers: Float32Array, least: number): number {
  const bins = 96
  const from = Math.log(least)
  const span = Math.log(0.8) - from
  const counts = new Float64Array(bins)
  let total = 0
  let sum = 0
  for (const number of numbers) {
    if (number <= least) continue
    const bin = Math.min(bins - 1, Math.floor(((Math.log(number) - from) / span) * bins))
    counts[bin]++
    total++
    sum += bin
  }
  let below = 0
  let sumBelow = 0
  let best = -1
  let cut = bins >> 1
  for (let bin = 0; bin < bins; bin++) {
    below += counts[bin]
    sumBelow += bin * counts[bin]
    if (!below || below === total) continue
    const apart = sumBelow / below - (sum - sumBelow) / (total - below)
    const score = below * (total - below) * apart * apart
    if (score > best) {
      best = score
      cut = bin
    }
  }
  return Math.exp(from + ((cut + 1) / bins) * span)
}
