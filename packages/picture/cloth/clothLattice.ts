import { type Bounds, mix, type Path, type Point } from '@toile/geometry'
import { carriedRuns } from './carriedRuns.ts'
import type { Chart } from './chart.ts'
import { figureAt } from './onChart.ts'

/** Millimetres between the corners that are looked up; between them cloth is taken as straight. */
const cell = 8
const fewest = 6

/** Carries many places of one patch of cloth to the figure, given the patch in millimetres of its own and how those lie on the cloth; nothing for a place that the chart does not reach. */
export function clothLattice(chart: Chart, { left, top, right, bottom }: Bounds, onCloth: (place: Point) => Point) {
  const step = Math.min(cell, Math.max(right - left, bottom - top, 1) / fewest)
  const corners = new Map<string, Point | null>()
  const corner = (i: number, j: number): Point | null => {
    const key = `${i} ${j}`
    const known = corners.get(key)
    if (known !== undefined) return known
    const found = figureAt(chart, onCloth([left + i * step, top + j * step]))
    corners.set(key, found)
    return found
  }
  const placeAt = ([x, y]: Point): Point | null => {
    const [i, j] = [Math.floor((x - left) / step), Math.floor((y - top) / step)]
    const [fx, fy] = [(x - left) / step - i, (y - top) / step - j]
    const [a, b, c, d] = [corner(i, j), corner(i + 1, j), corner(i, j + 1), corner(i + 1, j + 1)]
    return a && b && c && d ? mix(mix(a, b, fx), mix(c, d, fx), fy) : figureAt(chart, onCloth([x, y]))
  }
  /** A path as it is seen, parted where the cloth ends. */
  return (path: Path): Path[] => carriedRuns(path, placeAt)
}
