import { lerp, type Path } from '@toile/geometry'
import type { Stage } from '../stage.ts'
import type { Geometry } from '../geometry.ts'

/** A line in cloth: half its width in pens, and how far it stands out (above 0) or is pressed in (below 0), in pens. */
export interface Groove {
  wide: number
  deep: number
}

/** Presses a seam into the cloth under it, or raises a stitch from it. */
export function sinkLine(geometry: Geometry, stage: Stage, path: Path, { wide, deep }: Groove): void {
  const reach = Math.max(1, wide * stage.pen)
  for (let k = 1; k < path.length; k++) {
    const [ax, ay] = stage.place(path[k - 1])
    const [bx, by] = stage.place(path[k])
    const steps = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / (reach * 0.5)))
    for (let s = 0; s < steps; s++) dent(geometry, lerp(ax, bx, s / steps), lerp(ay, by, s / steps), reach, deep)
  }
}

function dent({ width, height, material, groove }: Geometry, x: number, y: number, reach: number, deep: number): void {
  for (let row = Math.max(0, Math.ceil(y - reach)); row <= Math.min(height - 1, y + reach); row++) {
    for (let column = Math.max(0, Math.ceil(x - reach)); column <= Math.min(width - 1, x + reach); column++) {
      const i = row * width + column
      if (!material[i]) continue
      const share = 1 - Math.hypot(column - x, row - y) / reach
      if (share > 0 && Math.abs(groove[i]) < Math.abs(deep) * share) groove[i] = deep * share
    }
  }
}
