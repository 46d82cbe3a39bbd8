import type { LightMaps } from './lightMaps.ts'
import type { LitLamp } from './lampOf.ts'

/** Heads of the floor's depth that a head of the picture shows of it. */
export const floorSeen = 0.42

/** How much of a lamp a place of the floor sees past somebody who stands on it, or of a wall behind that takes light: the ray to the lamp is followed back to where they stand, as if cut out of card. */
export function floorFree(
  maps: LightMaps,
  { feet, horizon }: { feet: number; horizon: number },
  { to: [dx, dy, dz], size }: LitLamp,
  x: number,
  y: number,
): number {
  const { width, height, scale, ground } = maps
  const onWall = y < horizon
  // What has a light of its own in the distance is no wall.
  if (onWall && ground[(y * width + x) * 4 + 3]! < 255) return 1
  const depth = (feet - Math.max(y, horizon)) / (floorSeen * scale)
  // Somewhat in front of the feet the lamp still finds them: feet have a length.
  const back = depth + 0.12
  if (back < 0) return 1
  const along = back / Math.max(0.25, dz)
  const px = x + dx * along * scale
  const py = feet - Math.max(0, horizon - y) + dy * along * scale
  if (px < 0 || py < 0 || px > width - 1 || py > height - 1) return 1
  const blur = Math.min(2, along * (0.25 + 1.5 * size))
  const near =
    (blur < 1 ? cast(maps, px, py, 0) * (1 - blur) : cast(maps, px, py, 2) * (blur - 1)) +
    cast(maps, px, py, 1) * (1 - Math.abs(1 - blur))
  return 1 - Math.min(1, (0.9 * near) / 255 / (1 + 0.03 * along * along))
}

/** The cover that throws a shadow, between the pixels that it is known at. */
function cast({ width, height, thrown }: LightMaps, x: number, y: number, c: number): number {
  const left = Math.min(width - 2, Math.floor(x))
  const top = Math.min(height - 2, Math.floor(y))
  const p = (top * width + left) * 4 + c
  const q = p + width * 4
  const fx = x - left
  const upper = thrown[p]! + (thrown[p + 4]! - thrown[p]!) * fx
  return upper + (thrown[q]! + (thrown[q + 4]! - thrown[q]!) * fx - upper) * (y - top)
}
