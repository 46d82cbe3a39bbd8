import { type Path, sure } from '@toile/geometry'
import fitCurve from 'fit-curve'
import { cornerRuns } from '../kernels/cornerRuns.ts'

/** A run of points as the `d` of an SVG path: cubic Béziers that stay within `tolerance`, in the points' own unit. */
export function curvePath(path: Path, tolerance: number): string {
  const parts: string[] = []
  for (const run of cornerRuns(path)) {
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
