import { clamp, sure } from '@toile/geometry'
import type { DistanceField, Spot } from './form.ts'

/** How far a spot is from the surface of a body, negative inside, and the way straight out from it; between corners of the field by trilinear mixing, and beyond it by what lies between. */
export function distanceAt(field: DistanceField, spot: Spot): { distance: number; outward: Spot } {
  const { from, cell, count } = field
  const place = spot.map((one, axis) => clamp((one - sure(from[axis])) / cell, 0, sure(count[axis]) - 1.001))
  const [x = 0, y = 0, z = 0] = place
  const [ix, iy, iz] = [Math.floor(x), Math.floor(y), Math.floor(z)]
  const [tx, ty, tz] = [x - ix, y - iy, z - iz]
  const [nx, ny] = count
  const corner = (iz * ny + iy) * nx + ix
  const value = (k: number) => sure(field.values[corner + (k & 1) + ((k >> 1) & 1) * nx + (k >> 2) * nx * ny])
  const [a, b, c, d, e, f, g, h] = [0, 1, 2, 3, 4, 5, 6, 7].map(value) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const mix = (low: number, high: number, t: number) => low + (high - low) * t
  const [ab, cd, ef, gh] = [mix(a, b, tx), mix(c, d, tx), mix(e, f, tx), mix(g, h, tx)]
  const slope = [
    mix(mix(b - a, d - c, ty), mix(f - e, h - g, ty), tz),
    mix(cd - ab, gh - ef, tz),
    mix(ef, gh, ty) - mix(ab, cd, ty),
  ] as const
  const beyond = spot.map((one, axis) => one - sure(from[axis]) - sure(place[axis]) * cell)
  const away = Math.hypot(...beyond)
  const way = away > cell ? beyond : slope
  const length = Math.hypot(...way) || 1
  const [ox = 0, oy = 0, oz = 0] = way.map((one) => one / length)
  return { distance: mix(mix(ab, cd, ty), mix(ef, gh, ty), tz) + away, outward: [ox, oy, oz] }
}
