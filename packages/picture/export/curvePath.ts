import { type Path, type Point, subtract, sure, unit } from '@toile/geometry'
import fitCurve from 'fit-curve'

/** Corners sharper than this stay corners: cosine of the turn. */
const corner = Math.cos((32 * Math.PI) / 180)

/** A run of points as the `d` of an SVG path: cubic Béziers that stay within `tolerance`, in the points' own unit. */
export function curvePath(path: Path, tolerance: number): string {
  const parts: string[] = []
  for (const run of splitAtCorners(path)) {
    if (!parts.length) parts.push(`M${pair(sure(run[0]))}`)
    if (run.length === 2) parts.push(`L${pair(sure(run[1]))}`)
    else {
      const points = run.map(([x, y]) => [x, y])
      for (const curve of fitCurve(points, tolerance)) parts.push(`C${curve.slice(1).map(pair).join(' ')}`)
    }
  }
  return parts.join('')
}

const round = (value: number) => String(Math.round(value * 100) / 100)
const pair = ([x = 0, y = 0]: readonly number[]) => `${round(x)} ${round(y)}`

function splitAtCorners(path: Path): Point[][] {
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
