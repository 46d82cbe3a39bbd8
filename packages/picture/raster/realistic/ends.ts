import type { Path, Point } from '@toile/geometry'
import type { EndAt } from '../inflate.ts'
import type { Region, Stage } from '../stage.ts'

/** Steeper to the fall than this, an edge is a side that turns away; flatter, it is where cloth was cut. */
const side = 0.75

/** Where a photographed piece was cut (hem, cuff, waist, armhole) and not turned away: its edges across the fall between its grain edges. Nothing of a piece that has none. */
export function endsOf(stage: Stage, region: Region, [left, right]: readonly [Path, Path]): EndAt | undefined {
  if (left.length < 2 || right.length < 2) return undefined
  const run = middles(stage, region, left, right)
  return (x, y, outX, outY) => {
    const [alongX, alongY] = directionAt(run, x, y)
    return Math.abs(outX * alongX + outY * alongY) > side * Math.hypot(outX, outY)
  }
}

const places = 7

/** The middle of a piece from top to bottom, in pixels of the region. */
function middles(stage: Stage, region: Region, left: Path, right: Path): Point[] {
  return Array.from({ length: places }, (_, k): Point => {
    const [a, b] = [left, right].map((path) => stage.place(path[Math.round((k / (places - 1)) * (path.length - 1))]))
    return [(a[0] + b[0]) / 2 - region.x, (a[1] + b[1]) / 2 - region.y]
  })
}

/** The direction of the way from its nearest place to the next. */
function directionAt(run: readonly Point[], x: number, y: number): Point {
  let nearest = 0
  let least = Infinity
  for (let k = 0; k + 1 < run.length; k++) {
    const far = ((run[k][0] + run[k + 1][0]) / 2 - x) ** 2 + ((run[k][1] + run[k + 1][1]) / 2 - y) ** 2
    if (far >= least) continue
    least = far
    nearest = k
  }
  const [over, down] = [run[nearest + 1][0] - run[nearest][0], run[nearest + 1][1] - run[nearest][1]]
  const length = Math.hypot(over, down) || 1
  return [over / length, down / length]
}
