import { dense, type Path, type Point } from '@toile/geometry'
import type { Carry } from './carry.ts'

/** Long straight runs are cut up before they are bent, in heads. */
const longest = 0.07

/** A whole path, carried. */
export const carriedPath = (path: Path, carry: Carry): Path => dense(path, longest).map((point) => carry(point).at)

/** The runs of a line that are not behind the far contour, carried. */
export function seenRuns(path: Path, carry: Carry): Path[] {
  const runs: Point[][] = []
  let open: Point[] | null = null
  for (const point of dense(path, longest)) {
    const { at, seen } = carry(point)
    if (!seen) open = null
    else if (open) open.push(at)
    else runs.push((open = [at]))
  }
  return runs.filter((run) => run.length > 1)
}
