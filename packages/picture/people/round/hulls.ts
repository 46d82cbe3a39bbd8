import { area, openNoise, type Path, reversed } from '@toile/geometry'
import { lamp, towardsLamp } from '../../raster/brushLine.ts'
import { bodyPressures } from '../../raster/pressures.ts'
import type { Stage } from '../../raster/stage.ts'

/** An outline as it has to run to be filled together with others. */
export const clockwise = (path: Path): Path => (area(path) < 0 ? reversed(path) : path)

/** Draws the line round forms that will be filled as one over it: every form swollen by the pressure of the stage's hand, so that only what stands beyond all of them is seen. */
export function strokeHulls(stage: Stage, hulls: readonly Path[], color: string, weight: number): void {
  const { context, pen, recorder, seed } = stage
  if (recorder) {
    for (const hull of hulls) recorder.line([...hull, hull[0]], weight, color, true)
    return
  }
  const hand = bodyPressures[stage.style].contour
  const wide = weight * hand.weight * pen
  if (wide < 0.1) return
  const noise = openNoise(seed + 5)
  context.fillStyle = color
  context.beginPath()
  for (const hull of hulls) swell(stage, clockwise(hull), (facing, along) => wide * towardsLamp(facing, along, noise, hand))
  context.fill()
}

/** Adds a form to the current path, each edge moved out by its own width; a clockwise form has its outside to the left of travel. */
function swell({ context, scale, pen, origin }: Stage, hull: Path, widthAt: (facing: number, along: number) => number) {
  let begun = false
  const put = ([x, y]: Path[number], [dx, dy]: readonly [number, number]) => {
    // Neighbouring forms agree on the pressure at a place of the page.
    const by = widthAt(dx * lamp[0] + dy * lamp[1], ((x + y * 0.7) * scale) / pen)
    const [px, py] = [origin[0] + x * scale + dx * by, origin[1] + y * scale + dy * by]
    if (begun) context.lineTo(px, py)
    else context.moveTo(px, py)
    begun = true
  }
  for (let i = 0; i < hull.length; i++) {
    const [a, b] = [hull[i], hull[(i + 1) % hull.length]]
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const long = Math.hypot(dx, dy)
    if (long < 1e-6) continue
    const out = [dy / long, -dx / long] as const
    put(a, out)
    put(b, out)
  }
  context.closePath()
}
