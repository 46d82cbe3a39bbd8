import type { LitLamp } from './lampOf.ts'

/** Steps of a ray from a pixel to a lamp. */
export const raySteps = 13
/** Rays that lie side by side begin at so many places of a step, so that their mean shows none. */
export const rayStarts = 16
/** Heads from the first step of a ray to its last. */
const [first, last] = [0.007, 0.75]
/** How much further each step is than the one before. */
const ratio = (last / first) ** (1 / (raySteps - 1))
/** Heads beyond which nothing throws a shadow. */
export const rayReach = last * ratio

/** By the place of a pixel among four by four, the start of its ray. */
export const rayOrder = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5] as const

/** The rays to lamps over a picture of so many pixels per head, for each lamp, start and step: whole cells of two pixels to the right and downwards, how open the lamp is there over what is as high as the pixel (1 or more), and how much of that a pixel of height takes away. Whole cells, so that every machine looks at the same ones. */
export function raysTo(lamps: readonly LitLamp[], scale: number): Float32Array {
  const rays = new Float32Array(lamps.length * rayStarts * raySteps * 4)
  let at = 0
  for (const { to, size } of lamps) {
    const across = Math.max(0.05, Math.hypot(to[0], to[1]))
    for (let start = 0; start < rayStarts; start++) {
      for (let step = 0; step < raySteps; step++) {
        const far = scale * first * ratio ** (step + start / rayStarts)
        rays[at++] = Math.floor(0.5 + (to[0] / across) * far * 0.5)
        rays[at++] = Math.floor(0.5 + (to[1] / across) * far * 0.5)
        const half = 1 / (2 * size * far + 0.6)
        const open = 0.5 + (to[2] / across) * far * half
        // What lies level is in nobody's shadow, however low a lamp stands.
        const level = Math.min(1, open)
        rays[at++] = open / level
        rays[at++] = half / level
      }
    }
  }
  return rays
}
