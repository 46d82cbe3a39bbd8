import { cubicsOf } from '@toile/craft/sketches/cutAtColumn.ts'
import { type DrawnLine, drawnLayers, type LineDrawing } from '@toile/craft/sketches/lineDrawing.ts'
import type { Point } from '@toile/geometry'
import { sure } from '@toile/geometry'
import { penUnit, stitchDash } from './linePens.ts'
import { group, svgPage } from './svgPage.ts'

/** Life to paper; where a picture does not tell how large it is, the longer side in millimetres. */
const scale = 1 / 8
const unknown = 220

/** A line drawing as an SVG in millimetres at 1:8: real paths in four named layers, the outline on top. */
export function svgOfLines(drawing: LineDrawing): string {
  const { width, height } = drawing
  const unit = drawing.scale === null ? unknown / Math.max(width, height) : drawing.scale * scale
  const pen = penUnit(drawing) * unit
  const groups = drawnLayers.toReversed().map(({ id, label }) => {
    const own = drawing.lines.filter(({ layer }) => layer === id)
    const paths = own.map((line) => pathOf(line, unit, pen))
    const [dash, gap] = stitchDash(pen)
    const more = id === 'stitch' ? ` stroke-dasharray="${round(dash)} ${round(gap)}"` : ''
    return group({ id, label, more }, paths.join(''))
  })
  return svgPage(width * unit, height * unit, groups.join(''))
}

function pathOf(line: DrawnLine, unit: number, pen: number): string {
  const place = ([x, y]: Point) => `${round(x * unit)} ${round(y * unit)}`
  const curves = cubicsOf(line).map(([a, b, c, d]) =>
    isStraight(a, b, c, d) ? `L${place(d)}` : `C${place(b)} ${place(c)} ${place(d)}`,
  )
  const d = `M${place(sure(line.nodes[0]).at)}${curves.join('')}${line.closed ? 'Z' : ''}`
  return `<path d="${d}" stroke-width="${round(pen * line.pen)}"/>`
}

const isStraight = (a: Point, b: Point, c: Point, d: Point) =>
  a[0] === b[0] && a[1] === b[1] && c[0] === d[0] && c[1] === d[1]

const round = (value: number) => Math.round(value * 100) / 100
