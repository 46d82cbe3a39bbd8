import type { Context } from '../surface.ts'
import { tracePath, type Stage } from '../raster/stage.ts'
import { css, inkBlack } from '../raster/tint.ts'
import type { LaidInLines, LaidLine, LinedPiece } from './laidLines.ts'
import type { LinesOn } from './linesOn.ts'

/** Stitches and a fading edge in millimetres. */
const dashes: Record<NonNullable<LaidLine['dash']>, readonly [number, number]> = { stitch: [2.6, 1.8], fading: [7, 5] }
/** No pen is thinner, in pixels. */
const thinnest = 0.6

/** Draws what lies on a piece as a technical flat shows it: white, in line, over the seams that it covers, and no further than the cloth; `size` is in millimetres per head. */
export function drawLaidLines(stage: Stage, lines: ReturnType<LinesOn>, open: () => LinedPiece, size: number): void {
  if (!lines.length) return
  const on = open()
  const surface = stage.host.createCanvas(stage.width, stage.height)
  const context = surface.getContext('2d')
  for (const one of lines.flatMap((inLines) => inLines(on) ?? [])) drawOne(stage, context, one, stage.scale / size)
  context.globalCompositeOperation = 'destination-in'
  context.beginPath()
  for (const path of on.outlines) tracePath(stage, context, path)
  context.fill()
  stage.context.drawImage(surface, 0, 0)
}

function drawOne(stage: Stage, context: Context, { forms, lines }: LaidInLines, pixels: number): void {
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
    context.setLineDash(dash ? dashes[dash].map((long) => long * pixels) : [])
    context.lineWidth = Math.max(thinnest, weight * pixels)
    context.stroke()
  }
}
