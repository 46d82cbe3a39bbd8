import type { Bounds } from '@toile/geometry'
import type { Shape } from './shapes.ts'

/** A box that a shape lies within, in its own millimetres: its places and the handles of its bends. */
export function reachOf(shape: Shape): Bounds {
  const reach = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  const see = (x: number, y: number, by = 0) => {
    reach.left = Math.min(reach.left, x - by)
    reach.right = Math.max(reach.right, x + by)
    reach.top = Math.min(reach.top, y - by)
    reach.bottom = Math.max(reach.bottom, y + by)
  }
  shape({
    moveTo: (x, y) => see(x, y),
    lineTo: (x, y) => see(x, y),
    bezierCurveTo(ax, ay, bx, by, x, y) {
      see(ax, ay)
      see(bx, by)
      see(x, y)
    },
    quadraticCurveTo(ax, ay, x, y) {
      see(ax, ay)
      see(x, y)
    },
    arc: (x, y, r) => see(x, y, r),
    ellipse: (x, y, across, down) => see(x, y, Math.max(across, down)),
    closePath: () => undefined,
  })
  return reach
}
