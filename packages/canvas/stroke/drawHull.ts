import type { Covering, Grain } from './covering.ts'

/** A side of a polygon: how far inside a place lies is x · nx + y · ny + c. */
interface Side {
  readonly nx: number
  readonly ny: number
  readonly c: number
}

/** The sides of a convex polygon whose points go round clockwise as seen on the sheet. */
function sidesOf(points: readonly number[], widened: number): Side[] {
  const sides: Side[] = []
  for (let i = 0; i < points.length; i += 2) {
    const next = (i + 2) % points.length
    const dx = points[next]! - points[i]!
    const dy = points[next + 1]! - points[i + 1]!
    const long = Math.sqrt(dx * dx + dy * dy)
    if (long < 1e-6) continue
    const nx = -dy / long
    const ny = dx / long
    sides.push({ nx, ny, c: widened - nx * points[i]! - ny * points[i + 1]! })
  }
  return sides
}

/** Lays a convex polygon on a plane, widened by some pixels, with an edge that is smooth over a pixel; the greater coverage stays. */
export function drawHull(plane: Covering, points: readonly number[], widened: number, grain: Grain | undefined): void {
  const { cover, width } = plane
  const sides = sidesOf(points, widened)
  const xs = points.filter((_, i) => i % 2 === 0)
  const ys = points.filter((_, i) => i % 2 === 1)
  const reach = widened + 1
  const x0 = Math.max(0, Math.floor(Math.min(...xs) - reach))
  const y0 = Math.max(0, Math.floor(Math.min(...ys) - reach))
  const x1 = Math.min(width, Math.ceil(Math.max(...xs) + reach))
  const y1 = Math.min(plane.height, Math.ceil(Math.max(...ys) + reach))
  if (x0 >= x1 || y0 >= y1 || sides.length < 2) return
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      let a = 1
      for (const { nx, ny, c } of sides) {
        const inside = nx * (x + 0.5) + ny * (y + 0.5) + c + 0.5
        if (inside < a) a = inside
        if (a <= 0) break
      }
      if (a <= 0) continue
      if (grain) a = grain(x, y, a)
      const i = y * width + x
      if (a > cover[i]!) cover[i] = a
    }
  }
  plane.mark(x0, y0, x1, y1)
}
