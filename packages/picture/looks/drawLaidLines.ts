import type { Context } from '../surface.ts'
import { tracePath, type Stage } from '../raster/stage.ts'
import { css, inkBlack } from '../raster/tint.ts'
import type { LaidInLines, LinedPiece } from './laidLine.ts'
import type { LinesOn } from './linesOn.ts'

/** A stitch and the gap to the next, in dots. */
const stitch = [3.6, 2.6]
/** No pen is thinner, in pixels. */
const thinnest = 0.6
/** The finest line of a flat against its pen, and in pixels. */
const dotOf = ({ pen }: Stage) => Math.max(0.8, pen * 0.5)

/** Draws what lies on a piece as a technical flat shows it: white, in line, over the seams that it covers, and no further than the cloth; `size` is in millimetres per head. */
export function drawLaidLines(
  stage: Stage,
  lines: ReturnType<LinesOn>,
  open: () => Omit<LinedPiece, 'dot'>,
  size: number,
): void {
  if (!lines.length) return
  const dot = dotOf(stage)
  const pixels = stage.scale / size
  const on = { ...open(), dot: dot / pixels }
  const surface = stage.host.createCanvas(stage.width, stage.height)
  const context = surface.getContext('2d')
  for (const one of lines.flatMap((inLines) => inLines(on) ?? [])) drawOne(stage, context, one, { pixels, dot })
  context.globalCompositeOperation = 'destination-in'
  context.beginPath()
  for (const path of on.outlines) tracePath(stage, context, path)
  context.fill()
  stage.context.drawImage(surface, 0, 0)
}

/** Pixels to a millimetre of cloth, and to a dot. */
interface Finely {
  pixels: number
  dot: number
}

function drawOne(stage: Stage, context: Context, { forms, lines }: LaidInLines, { pixels, dot }: Finely): void {
  context.fillStyle = '#fff'
  for (const form of forms) {
    context.beginPath()
    for (const path of form) tracePath(stage, context, path)
    context.fill()
  }
  context.strokeStyle = css(inkBlack)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const { path, weight, dash } of lines) {
    context.beginPath()
    tracePath(stage, context, path, { closed: false })
    context.setLineDash(dash ? stitch.map((long) => long * dot) : [])
    context.lineWidth = Math.max(thinnest, weight * pixels)
    context.stroke()
  }
}
