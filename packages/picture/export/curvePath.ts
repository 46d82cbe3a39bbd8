import { type Path, type Point, subtract, unit } from '@toile/geometry'
import fitCurve from 'fit-curve'

/** Corners sharper than this stay corners: cosine of the turn. */
const corner = Math.cos((32 * Math.PI) / 180)

/** A run of points as the `d` of an SVG path: cubic Béziers that stay within `tolerance`, in the points' own unit. */
export function curvePath(path: Path, tolerance: number): string {
  const parts: string[] = []
  for (const run of splitAtCorners(path)) {
    if (!parts.length) parts.push(`M${place(run[0])}`)
    if (run.length === 2) parts.push(`L${place(run[1])}`)
    else {
      const points = run.map(([x, y]) => [x, y])
      for (const curve of fitCurve(points, tolerance)) parts.push(`C${curve.slice(1).map(pair).join(' ')}`)
    }
  }
  return parts.join('')
}

const round = (value: number) => String(Math.round(value * 100) / 100)
const place = ([x, y]: Point) => `${round(x)} ${round(y)}`
const pair = ([x, y]: number[]) => `${round(x)} ${round(y)}`

function splitAtCorners(path: Path): Point[][] {
  const points = path.filter((p, i) => i === 0 || p[0] !== path[i - 1][0] || p[1] !== path[i - 1][1])
  const runs: Point[][] = []
  let run: Point[] = []
  points.forEach((p, i) => {
    run.push(p)
    if (i === 0 || i === points.length - 1) return
    const before = unit(subtract(p, points[i - 1]))
    const after = unit(subtract(points[i + 1], p))
    if (before[0] * after[0] + before[1] * after[1] > corner) return
    runs.push(run)
    run = [p]
  })
  if (run.length > 1) runs.push(run)
  return runs
}
