type Pair = readonly [x: number, y: number]

/** A curve through points that never swings beyond them (Fritsch and Carlson 1980); it begins at (0, 0) and ends at (1, 1) unless points say otherwise. */
export function monotone(points: readonly Pair[]): (x: number) => number {
  const knots = knotsOf(points)
  const steps = knots.slice(1).map(([x, y], i) => (y - knots[i]![1]) / (x - knots[i]![0]))
  const slopes = knots.map((_, i) => {
    const [before, after] = [steps[i - 1], steps[i]]
    if (before === undefined || after === undefined) return before ?? after ?? 0
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  })
  return (x) => {
    let k = 0
    while (k < knots.length - 2 && x > knots[k + 1]![0]) k++
    const [from, to] = [knots[k]!, knots[k + 1]!]
    const wide = to[0] - from[0]
    const t = Math.max(0, Math.min(1, (x - from[0]) / wide))
    const s = 1 - t
    return (
      from[1] * s * s * (1 + 2 * t) + to[1] * t * t * (3 - 2 * t) + wide * t * s * (slopes[k]! * s - slopes[k + 1]! * t)
    )
  }
}

/** The points in order, at most one for each place; the later one where two stand at one. */
function knotsOf(points: readonly Pair[]): Pair[] {
  const all = new Map<number, number>([
    [0, 0],
    [1, 1],
  ])
  for (const [x, y] of points) all.set(x, y)
  return [...all].toSorted((a, b) => a[0] - b[0])
}
