import { area, type Path, reversed } from '@toile/geometry'
import { type Stage, tracePath } from '../../raster/stage.ts'

/** An outline as it has to run to be filled together with others. */
export const clockwise = (path: Path): Path => (area(path) < 0 ? reversed(path) : path)

/** How far the shadow side's line lies beyond the form's own, in pixels at 170 pixels per head. */
const heavier = 0.9

/** Draws the line round forms, or along their edges alone, that will be filled as one over it: thin towards the light, heavier away from it. */
export function strokeHulls(stage: Stage, hulls: readonly Path[], color: string, weight: number, closed = true): void {
  const { context, pen, recorder } = stage
  if (recorder) {
    for (const hull of hulls) recorder.line(closed ? [...hull, hull[0]] : hull, weight, color, true)
    return
  }
  context.save()
  context.strokeStyle = color
  context.lineJoin = 'round'
  for (const [shift, wide] of [
    [0, 1.25],
    [heavier * pen, 1.5],
  ] as const) {
    context.lineWidth = weight * wide * pen
    context.beginPath()
    for (const hull of hulls) tracePath(stage, context, hull, { dx: shift * 0.7, dy: shift, closed })
    context.stroke()
  }
  context.restore()
}
