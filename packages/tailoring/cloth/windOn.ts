import { openNoise } from '@toile/geometry'
import type { Spot } from '../form/form.ts'

/** Wind as a fan makes it: its way and its speed in millimetres a second, and how much gusts add or take, as a share. */
export interface Wind {
  towards: Spot
  gusts: number
}

/** Half the weight of air, in grams a cubic millimetre, times how much a sheet across it stops. */
const drag = 0.6e-6 * 1.2
/** How often gusts come, in frames, and how wide they are, in millimetres. */
const gustFrames = 24
const gustWidth = 500
const noise = openNoise(7)

/** What the wind adds to the speed of every particle in a second, in millimetres per second squared, written to `adds`: every triangle takes it as far as it stands against it. */
export function windOn(
  at: Float32Array,
  lightness: Float32Array,
  triangles: Uint32Array,
  wind: Wind,
  frame: number,
  adds: Float32Array,
) {
  const [wx, wy, wz] = wind.towards
  adds.fill(0)
  for (let t = 0; t < triangles.length; t += 3) {
    const i = triangles[t]!
    const j = triangles[t + 1]!
    const k = triangles[t + 2]!
    const [ux, uy, uz] = [at[3 * j]! - at[3 * i]!, at[3 * j + 1]! - at[3 * i + 1]!, at[3 * j + 2]! - at[3 * i + 2]!]
    const [vx, vy, vz] = [at[3 * k]! - at[3 * i]!, at[3 * k + 1]! - at[3 * i + 1]!, at[3 * k + 2]! - at[3 * i + 2]!]
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
    const twice = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1
    const against = (nx * wx + ny * wy + nz * wz) / twice
    const place = (at[3 * i]! + at[3 * i + 2]!) / gustWidth
    const gust = 1 + wind.gusts * (2 * noise(frame / gustFrames + place, at[3 * i + 1]! / gustWidth) - 1)
    const force = (drag * against * Math.abs(against) * gust * gust) / 6
    for (const particle of [i, j, k]) {
      const by = force * lightness[particle]!
      adds[3 * particle] = adds[3 * particle]! + nx * by
      adds[3 * particle + 1] = adds[3 * particle + 1]! + ny * by
      adds[3 * particle + 2] = adds[3 * particle + 2]! + nz * by
    }
  }
}
