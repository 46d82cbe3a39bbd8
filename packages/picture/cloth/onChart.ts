import type { Point } from '@toile/geometry'
import type { Chart } from './chart.ts'

interface Plane {
  a: Float32Array
  b: Float32Array
}

const onFigure = ({ x, y }: Chart): Plane => ({ a: x, b: y })
const onCloth = ({ u, v }: Chart): Plane => ({ a: u, b: v })

/** Where a place of the figure (heads) lies on the cloth (millimetres); beyond its reach the nearest cloth goes on. */
export const clothAt = (chart: Chart, at: Point): Point =>
  carried(chart, onFigure(chart), onCloth(chart), at) ??
  goneOn(onFigure(chart), onCloth(chart), at, millimetresPerHead(chart))

/** Where a place of the cloth (millimetres) is seen on the figure (heads); nothing where the chart does not reach. */
export const figureAt = (chart: Chart, at: Point): Point | null => carried(chart, onCloth(chart), onFigure(chart), at)

/** Where a place of the cloth would be seen if the nearest cloth went on: for outlines that reach beyond it. */
export const figureBeyond = (chart: Chart, at: Point): Point =>
  figureAt(chart, at) ?? goneOn(onCloth(chart), onFigure(chart), at, 1 / millimetresPerHead(chart))

const slack = 1e-4

/** Carries a place from one plane of a chart to the other, by the triangle nearest to the viewer that holds it. */
function carried(chart: Chart, from: Plane, to: Plane, [p, q]: Point): Point | null {
  const { columns, rows, z } = chart
  let found: Point | null = null
  let nearest = Number.NEGATIVE_INFINITY
  const tryTriangle = (i: number, j: number, k: number) => {
    const dx = from.a[j] - from.a[i]
    const dy = from.b[j] - from.b[i]
    const ex = from.a[k] - from.a[i]
    const ey = from.b[k] - from.b[i]
    const area = dx * ey - dy * ex
    if (Math.abs(area) < 1e-9) return
    const s = ((p - from.a[i]) * ey - (q - from.b[i]) * ex) / area
    const t = (dx * (q - from.b[i]) - dy * (p - from.a[i])) / area
    if (s < -slack || t < -slack || s + t > 1 + slack) return
    const depth = z[i] + (z[j] - z[i]) * s + (z[k] - z[i]) * t
    if (depth < nearest) return
    nearest = depth
    found = [
      to.a[i] + (to.a[j] - to.a[i]) * s + (to.a[k] - to.a[i]) * t,
      to.b[i] + (to.b[j] - to.b[i]) * s + (to.b[k] - to.b[i]) * t,
    ]
  }
  for (let row = 0; row + 1 < rows; row++) {
    for (let column = 0; column + 1 < columns; column++) {
      const i = row * columns + column
      tryTriangle(i, i + 1, i + columns)
      tryTriangle(i + 1, i + columns + 1, i + columns)
    }
  }
  return found
}

/** What lies at the corner that is nearest, going on from there in the true scale of its chart. */
function goneOn(from: Plane, to: Plane, [p, q]: Point, scale: number): Point {
  const { a, b } = from
  let nearest = 0
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < a.length; i++) {
    const away = Math.hypot(a[i] - p, b[i] - q)
    if (away >= least) continue
    least = away
    nearest = i
  }
  return [to.a[nearest] + (p - a[nearest]) * scale, to.b[nearest] + (q - b[nearest]) * scale]
}

function millimetresPerHead({ y, v, length }: Chart): number {
  const tall = Math.max(...y) - Math.min(...y) || 1
  return (Math.max(...v) - Math.min(...v) || length) / tall
}
