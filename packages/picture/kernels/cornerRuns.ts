import { type Path, type Point, subtract, sure, unit } from '@toile/geometry'

/** Corners sharper than this stay corners: cosine of the turn. */
const corner = Math.cos((32 * Math.PI) / 180)

/** A run of points in the parts between its corners, each of which begins where the last one ends. */
export function cornerRuns(path: Path): Point[][] {
  const points = path.filter((p, i) => i === 0 || p[0] !== sure(path[i - 1])[0] || p[1] !== sure(path[i - 1])[1])
  const runs: Point[][] = []
  let run: Point[] = []
  points.forEach((p, i) => {
    run.push(p)
    if (i === 0 || i === points.length - 1) return
    const before = unit(subtract(p, sure(points[i - 1])))
    const after = unit(subtract(sure(points[i + 1]), p))
    if (before[0] * after[0] + before[1] * after[1] > corner) return
    runs.push(run)
    run = [p]
  })
  if (run.length > 1) runs.push(run)
  return runs
}
