import type { Path } from '@toile/geometry'
import { tracePath, type Stage } from './stage.ts'

/** No line of a flat is thinner, in pixels. */
const thinnest = 0.7

/** Draws a line of a technical flat, so many pens wide from end to end: no corner and no dart breaks it. */
export function flatLine(stage: Stage, path: Path, color: string, pens: number): void {
  const { context, pen } = stage
  context.save()
  context.strokeStyle = color
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.lineWidth = Math.max(thinnest, pens * pen)
  context.beginPath()
  tracePath(stage, context, path, { closed: false })
  context.stroke()
  context.restore()
}
