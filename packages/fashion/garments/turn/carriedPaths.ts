import { mix, type Path, type Point } from '@toile/geometry'
import type { Carry } from './openCarry.ts'

/** Long straight runs are cut up before they are bent, in heads. */
const longest = 0.07
const mostCuts = 40

/** A whole path, carried. */
export const carriedPath = (path: Path, carry: Carry): Path => dense(path).map((point) => carry(point).at)

/** The runs of a line that are not behind the far contour, carried. */
export function seenRuns(path: Path, carry: Carry): Path[] {
  const runs: Point[][] = []
  let open: Point[] | null = null
  for (const point of dense(path)) {
    const { at, seen } = carry(point)
    if (!seen) open = null
    else if (open) open.push(at)
    else runs.push((open = [at]))
  }
  return runs.filter((run) => run.length > 1)
}

function dense(path: Path): Path {
  return path.flatMap((b, i): Path => {
    if (i === 0) return [b]
    const a = path[i - 1]
    const cuts = Math.min(mostCuts, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / longest))
    return Array.from({ length: cuts }, (_, k) => mix(a, b, (k + 1) / cuts))
  })
}
