import type { LitLamp } from './lampOf.ts'

/** Lamps that stand low are not made up for without end. */
const leastFacing = 0.42

/** A lamp with what is the same for all pixels: its light on what faces the viewer, and the unit direction half-way to the viewer. */
export function readiedLamp({ to: [dx, dy, dz], size, color: [red, green, blue], far }: LitLamp) {
  const half = Math.sqrt(dx * dx + dy * dy + (dz + 1) * (dz + 1))
  const facing = Math.max(leastFacing, dz)
  return { dx, dy, dz, size, red, green, blue, far, facing, hx: dx / half, hy: dy / half, hz: (dz + 1) / half }
}
