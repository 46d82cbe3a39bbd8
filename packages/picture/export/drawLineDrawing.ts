import { cubicsOf } from '@toile/craft/sketches/cutAtColumn.ts'
import type { LineDrawing } from '@toile/craft/sketches/lineDrawing.ts'
import { css, inkBlack } from '../raster/tint.ts'
import type { Host, Surface } from '../surface.ts'
import { penUnit, stitchDash } from './linePens.ts'

/** Draws a line drawing in pixels, centred on nothing: what is laid over anything, or saved as a PNG. */
export function drawLineDrawing(
  host: Host,
  drawing: LineDrawing,
  { width, height }: { width: number; height: number },
): Surface {
  const surface = host.createCanvas(width, height)
  const context = surface.getContext('2d')
  const scale = Math.min(width / drawing.width, height / drawing.height)
  const [left, top] = [(width - drawing.width * scale) / 2, (height - drawing.height * scale) / 2]
  const pen = penUnit(drawing) * scale
  context.strokeStyle = css(inkBlack)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const line of drawing.lines.toSorted((a, b) => a.pen - b.pen)) {
    context.beginPath()
    cubicsOf(line).forEach(([a, b, c, d], i) => {
      const x = (value: number) => left + value * scale
      const y = (value: number) => top + value * scale
      if (i === 0) context.moveTo(x(a[0]), y(a[1]))
      context.bezierCurveTo(x(b[0]), y(b[1]), x(c[0]), y(c[1]), x(d[0]), y(d[1]))
    })
    if (line.closed) context.closePath()
    context.setLineDash(line.layer === 'stitch' ? stitchDash(pen) : [])
    context.lineWidth = Math.max(0.6, pen * line.pen)
    context.stroke()
  }
  return surface
}
