import { mix, type Path, type Point } from '@toile/geometry'

/** Halvings that find where a run ends between two of its points. */
const halvings = 7

/** A path as its points are carried, parted where they are not, each run to the very place where it ends. */
export function carriedRuns(path: Path, carry: (point: Point) => Point | null): Path[] {
  const runs: Point[][] = []
  let run: Point[] | null = null
  path.forEach((point, i) => {
    const before = path[i - 1]
    const place = carry(point)
    if (!place) {
      if (run && before) run.push(...lastBetween(before, point, carry))
      run = null
      return
    }
    if (!run) {
      run = before ? lastBetween(point, before, carry) : []
      runs.push(run)
    }
    run.push(place)
  })
  return runs.filter(({ length }) => length > 1)
}

function lastBetween(carried: Point, lost: Point, carry: (point: Point) => Point | null): Point[] {
  let [near, far] = [carried, lost]
  let last: Point | null = null
  for (let i = 0; i < halvings; i++) {
    const middle = mix(near, far, 0.5)
    const place = carry(middle)
    if (place) [near, last] = [middle, place]
    else far = middle
  }
  return last ? [last] : []
}
