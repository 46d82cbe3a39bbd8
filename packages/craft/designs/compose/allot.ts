/** Whole numbers of slots in proportion to shares, by largest remainder; shares need not add up to 100, ties go to the earlier one. */
export function allot(slots: number, shares: readonly number[]): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0)
  if (total <= 0) return shares.map(() => 0)
  const exact = shares.map((share) => (slots * share) / total)
  const counts = exact.map((value) => Math.floor(value + 1e-9))
  const left = slots - counts.reduce((sum, count) => sum + count, 0)
  const byRemainder = exact
    .map((value, i) => ({ i, rest: value - counts[i] }))
    .sort((a, b) => b.rest - a.rest || a.i - b.i)
  for (const { i } of byRemainder.slice(0, left)) counts[i]++
  return counts
}
