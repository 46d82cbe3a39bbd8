import { cosine, sine } from '@toile/geometry'
import type { Covering, Grain } from './covering.ts'

/** One touch of a brush: an ellipse or a box with a soft or crisp edge. */
export interface Dab {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly alpha: number
  /** From 0, soft, to 1, crisp. */
  readonly hardness?: number
  /** The short axis by the long one. */
  readonly roundness?: number
  /** Radians. */
  readonly angle?: number
  /** Whether coverage adds up; otherwise the greater one stays. */
  readonly builds?: boolean
  readonly grain?: Grain
}

/** The thinnest dab that still has an edge of a pixel. */
const finest = 0.7

/** Lays a dab on a plane. */
export function drawDab(plane: Covering, dab: Dab): void {
  const { x, y, radius, alpha, hardness = 0.9, roundness = 1, angle = 0, builds = false, grain } = dab
  if (radius < 0.05 || alpha <= 0) return
  const { cover, width } = plane
  const reach = Math.max(radius, finest) + 0.5
  const x0 = Math.max(0, Math.floor(x - reach))
  const y0 = Math.max(0, Math.floor(y - reach))
  const x1 = Math.min(width, Math.ceil(x + reach))
  const y1 = Math.min(plane.height, Math.ceil(y + reach))
  if (x0 >= x1 || y0 >= y1) return
  const ux = cosine(angle) / reach
  const uy = sine(angle) / reach
  const rim = Math.min(1, radius) / Math.max(1, radius)
  const inner = Math.min(hardness, 1 - rim)
  const edge = 1 / (1 - inner)
  const most = alpha * (radius < finest ? radius / finest : 1)
  for (let py = y0; py < y1; py++) {
    const dy = py + 0.5 - y
    for (let px = x0; px < x1; px++) {
      const dx = px + 0.5 - x
      const u = dx * ux + dy * uy
      const v = (dy * ux - dx * uy) / roundness
      const square = u * u + v * v
      if (square >= 1) continue
      let a = most
      if (square > inner * inner) {
        const t = (1 - Math.sqrt(square)) * edge
        a = t * t * (3 - 2 * t) * most
      }
      if (grain) a = grain(px, py, a)
      if (a <= 0) continue
      const i = py * width + px
      const before = cover[i]!
      if (builds) cover[i] = before + a * (1 - before)
      else if (a > before) cover[i] = a
    }
  }
  plane.mark(x0, y0, x1, y1)
}
