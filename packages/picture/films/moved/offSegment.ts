import { clamp, type Point } from '@toile/geometry'

/** How far a place is from the line between two others. */
export function offSegment([x, y]: Point, from: Point, to: Point): number {
  const [vx, vy] = [to[0] - from[0], to[1] - from[1]]
  const t = clamp(((x - from[0]) * vx + (y - from[1]) * vy) / (vx * vx + vy * vy || 1))
  return Math.hypot(from[0] + vx * t - x, from[1] + vy * t - y)
}
