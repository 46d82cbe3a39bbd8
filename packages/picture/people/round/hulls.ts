import { area, type Path, type Point, reversed } from '@toile/geometry'
import { type Stage, tracePath } from '../../raster/stage.ts'

/** The convex outline round points. */
export function hullOf(points: Path): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const turn = (o: Point, a: Point, b: Point) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])
  const half = (run: Path): Point[] => {
    const out: Point[] = []
    for (const point of run) {
      while (out.length > 1 && turn(out[out.length - 2], out[out.length - 1], point) <= 0) out.pop()
      out.push(point)
    }
    return out.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

/** An outline as it has to run to be filled together with others. */
export const clockwise = (path: Path): Path => (area(path) < 0 ? reversed(path) : path)

/** How far the shadow side's line lies beyond the form's own, in pixels at 170 pixels per head. */
const heavier = 0.9

/** Draws the line round forms that will be filled as one over it: thin towards the light, heavier away from it. */
export function strokeHulls(stage: Stage, hulls: readonly Path[], color: string, weight: number): void {
  const { context, pen, recorder } = stage
  if (recorder) {
    for (const hull of hulls) recorder.line([...hull, hull[0]], weight, color, true)
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
    for (const hull of hulls) {
      context.beginPath()
      tracePath(stage, context, hull, { dx: shift * 0.7, dy: shift })
      context.stroke()
    }
  }
  context.restore()
}
