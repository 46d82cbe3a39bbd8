import type { Spot } from './form.ts'

/** How far a place is from the surface of something, in millimetres, negative inside. */
export type Solid = (x: number, y: number, z: number) => number

/** The nearer of two distances, rounded where they are less than `round` apart. */
export function smoothNearer(one: number, other: number, round: number): number {
  const near = Math.max(round - Math.abs(one - other), 0) / round
  return Math.min(one, other) - near * near * round * 0.25
}

/** An egg about a spot with three radii in millimetres. */
export function egg([cx, cy, cz]: Spot, [rx, ry, rz]: Spot): Solid {
  const least = Math.min(rx, ry, rz)
  return (x, y, z) => {
    const dx = (x - cx) / rx
    const dy = (y - cy) / ry
    const dz = (z - cz) / rz
    const size = Math.sqrt(dx * dx + dy * dy + dz * dz)
    const slope = Math.sqrt((dx / rx) ** 2 + (dy / ry) ** 2 + (dz / rz) ** 2)
    return slope < 1e-9 ? -least : Math.max(-least, ((size - 1) * size) / slope)
  }
}

/** A rod from a spot to another one, with a round end of its own radius in millimetres at each. */
export function rod([ax, ay, az]: Spot, startRadius: number, to: Spot, endRadius: number): Solid {
  const [dx, dy, dz] = [to[0] - ax, to[1] - ay, to[2] - az]
  const square = dx * dx + dy * dy + dz * dz
  return (x, y, z) => {
    const along = ((x - ax) * dx + (y - ay) * dy + (z - az) * dz) / square
    const t = along < 0 ? 0 : along > 1 ? 1 : along
    return Math.hypot(x - ax - t * dx, y - ay - t * dy, z - az - t * dz) - startRadius - (endRadius - startRadius) * t
  }
}
