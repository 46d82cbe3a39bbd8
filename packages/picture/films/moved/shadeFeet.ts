import { clamp } from '@toile/geometry'
import type { Context } from '../../surface.ts'
import type { Joints } from './joints.ts'

/** How dark the shadow of a foot is that stands, and how high above the other it has none; lengths in heads. */
const dark = 0.3
const lifted = 0.5
const [wide, flat] = [0.55, 0.16]

/** Draws the shadow of each foot on the floor, a head being so many pixels high: soft, and lighter the higher it is lifted. */
export function shadeFeet(context: Context, { joints: { toes }, head }: { joints: Joints; head: number }): void {
  const floor = Math.max(toes[0][1], toes[1][1])
  for (const [x, y] of toes) {
    const strength = dark * (1 - clamp((floor - y) / (lifted * head)))
    const shade = context.createRadialGradient(0, 0, 0, 0, 0, 1)
    shade.addColorStop(0, `rgba(20, 18, 24, ${strength})`)
    shade.addColorStop(0.5, `rgba(20, 18, 24, ${strength * 0.56})`)
    shade.addColorStop(1, 'rgba(20, 18, 24, 0)')
    context.save()
    context.translate(x, (y + floor) / 2)
    context.scale(wide * head, flat * head)
    context.fillStyle = shade
    context.fillRect(-1, -1, 2, 2)
    context.restore()
  }
}
