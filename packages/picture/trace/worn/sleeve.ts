import { distance, mix, type Point } from '@toile/geometry'
import type { SideName } from '../anchor.ts'
import type { TracedPiece } from '../traced.ts'

/** The opacity of one sleeve alone: what lies beyond the armhole and near the sleeve's middle line; null for a sleeveless side. */
export function sleeveOpacity(traced: TracedPiece, name: SideName): Uint8Array | null {
  const tip = traced.anchors[`shoulder${name}`]
  const underarm = traced.anchors[`underarm${name}`]
  const cuff = traced.anchors[`cuff${name}`]
  if (!tip || !underarm || !cuff) return null
  const root = mix(tip, underarm, 0.42)
  const reach = distance(tip, underarm) * 0.85
  const beyond = half(tip, underarm)
  const sign = Math.sign(beyond(cuff)) || 1
  return traced.mask.map((opacity, i) => {
    if (!opacity) return 0
    const x = i % traced.width
    const p: Point = [x, (i - x) / traced.width]
    return beyond(p) * sign > 0 && toSegment(p, root, cuff) < reach ? opacity : 0
  })
}

const half =
  (a: Point, b: Point) =>
  ([x, y]: Point) =>
    (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])

function toSegment([x, y]: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const t = Math.max(0, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1))
  return Math.hypot(x - a[0] - t * dx, y - a[1] - t * dy)
}
