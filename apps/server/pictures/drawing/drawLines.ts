import type { LineDrawing } from '@toile/craft/sketches/lineDrawing.ts'
import { drawLineDrawing } from '@toile/picture/export/drawLineDrawing.ts'
import { openServerHost } from '../../host/canvas.ts'
import { writePng } from '../hold/writePng.ts'

/** The longer side of a stored line drawing in pixels. */
const side = 1024

/** A line drawing on white paper, as a PNG: boards and tracing read it as any sketch. */
export async function drawLines(drawing: LineDrawing, longest = side): Promise<Buffer> {
  const scale = longest / Math.max(drawing.width, drawing.height)
  const width = Math.max(1, Math.round(drawing.width * scale))
  const height = Math.max(1, Math.round(drawing.height * scale))
  const host = openServerHost()
  const sheet = host.createCanvas(width, height)
  const context = sheet.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(drawLineDrawing(host, drawing, { width, height }), 0, 0)
  return writePng({ width, height, rgba: context.getImageData(0, 0, width, height).data })
}
