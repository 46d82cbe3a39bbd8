import { distance, mix, type Point } from '@toile/geometry'
import type { SideName } from '../../../reading/trace/anchor.ts'
import type { TracedPiece } from '../../../reading/trace/traced.ts'

/** How much narrower than at its root a sleeve is taken to be at its cuff beside a flared hem. */
const flared = 0.5

/** Whether a place of the sheet lies on one sleeve: beyond the armhole and near the sleeve's middle line; null for a sleeveless side. */
export function sleeveHolds(traced: TracedPiece, name: SideName): ((p: Point) => boolean) | null {
  const tip = traced.anchors[`shoulder${name}`]
  const underarm = traced.anchors[`underarm${name}`]
  const cuff = traced.anchors[`cuff${name}`]
  if (!tip || !underarm || !cuff) return null
  const root = mix(tip, underarm, 0.42)
  const reach = distance(tip, underarm) * 0.85
  const beyond = half(tip, underarm)
  const sign = Math.sign(beyond(cuff)) || 1
  const seam = besideTrunk(traced, name, cuff)
  const narrowing = seam ? 0 : flared
  return (p) => {
    const { apart, along } = toSegment(p, root, cuff)
    return beyond(p) * sign > 0 && !seam?.(p) && apart < reach * (1 - narrowing * along)
  }
}

/** The opacity of one sleeve alone; null for a sleeveless side. */
export function sleeveOpacity(traced: TracedPiece, name: SideName): Uint8Array | null {
  const holds = sleeveHolds(traced, name)
  return (
    holds &&
    traced.mask.map((opacity, i) => {
      const x = i % traced.width
      return opacity && holds([x, (i - x) / traced.width]) ? opacity : 0
    })
  )
}

/** Whether a place lies on the trunk's side of the side seam; null where a flared hem reaches beyond the cuff, so that nothing tells. */
function besideTrunk({ anchors }: TracedPiece, name: SideName, cuff: Point): ((p: Point) => boolean) | null {
  const underarm = anchors[`underarm${name}`]
  const hem = anchors[`hem${name}`]
  if (!underarm || !hem) return null
  const aside = half(underarm, hem)
  const out = Math.sign(aside(cuff))
  const middle = aside(anchors[name === 'Left' ? 'underarmRight' : 'underarmLeft'] ?? cuff)
  return out * middle < 0 ? (p) => aside(p) * out < 0 && p[1] > underarm[1] : null
}

const half =
  (a: Point, b: Point) =>
  ([x, y]: Point) =>
    (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])

function toSegment([x, y]: Point, a: Point, b: Point): { apart: number; along: number } {
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const along = Math.max(0, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1))
  return { apart: Math.hypot(x - a[0] - along * dx, y - a[1] - along * dy), along: Math.min(1, along) }
}
