import { area, type Noise, openNoise, type Path, reversed, smooth } from '@toile/geometry'
import { bodyPressuresOf } from '../../raster/hands.ts'
import { lampOnPage } from '../../raster/light.ts'
import { pressed } from '../../raster/pressed.ts'
import type { Pressure } from '../../raster/pressure.ts'
import type { Stage } from '../../raster/stage.ts'

/** An outline as it has to run to be filled together with others. */
export const clockwise = (path: Path): Path => (area(path) < 0 ? reversed(path) : path)

/** How much of a line's weight lies outside the form that covers its inner side. */
const outer = 0.68

/** Draws the line round forms that will be filled as one over it: every form swollen a little and moved away from the lamp, so that what stands beyond all of them is a line that is thin or lost in the light and heavy in shade. */
export function strokeHulls(stage: Stage, hulls: readonly Path[], color: string, weight: number): void {
  const { context, pen, recorder, seed } = stage
  if (recorder) {
    for (const hull of hulls) recorder.line([...hull, hull[0]], weight, color, true)
    return
  }
  const hand = pressed(bodyPressuresOf(stage.style).contour, stage.hand)
  const wide = weight * hand.weight * outer * pen
  if (wide < 0.1) return
  const noise = openNoise(seed + 5)
  context.fillStyle = color
  context.beginPath()
  for (const hull of hulls) swell(stage, clockwise(hull), wide, hand, noise)
  context.fill()
}

/** Adds a form to the current path as the brush goes round it. Neighbouring forms agree on the pressure at a place of the page, and none looks at its own slant, or every one would show. */
function swell({ context, scale, pen, origin }: Stage, hull: Path, wide: number, hand: Pressure, noise: Noise): void {
  let begun = false
  const put = ([x, y]: Path[number], dx: number, dy: number) => {
    const along = scale / pen
    const swing = 1 + hand.swing * (noise((x * along) / 44, (y * along) / 44) - 0.5)
    const lifted = smooth(
      0.5 - hand.lost * 0.5,
      0.72 - hand.lost * 0.5,
      noise((x * along) / hand.gap, (y * along) / hand.gap + 9),
    )
    const by = wide * hand.lit * swing * (1 - lifted)
    const away = -wide * (hand.dark - hand.lit) * swing
    const [px, py] = [
      origin[0] + x * scale + dx * by + lampOnPage[0] * away,
      origin[1] + y * scale + dy * by + lampOnPage[1] * away,
    ]
    if (begun) context.lineTo(px, py)
    else context.moveTo(px, py)
    begun = true
  }
  for (let i = 0; i < hull.length; i++) {
    const [a, b] = [hull[i], hull[(i + 1) % hull.length]]
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const long = Math.hypot(dx, dy)
    if (long < 1e-6) continue
    put(a, dy / long, -dx / long)
    put(b, dy / long, -dx / long)
  }
  context.closePath()
}
