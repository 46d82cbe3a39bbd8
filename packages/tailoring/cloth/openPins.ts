import { sure } from '@toile/geometry'
import type { Spot } from '../form/form.ts'
import type { Particles } from './cloth.ts'

/** Particles that a hand or a pin holds. */
export interface Pins {
  /** Takes a particle, to be drawn to a spot in millimetres, or lets go of it. */
  hold(particle: number, to: Spot | null): void
  /** Draws what is held on by a frame. */
  draw(): void
}

/** The farthest that a hand draws cloth in a frame, in millimetres. */
const reach = 30

/** Pins for the particles of a cloth. */
export function openPins({ at, lightness }: Particles): Pins {
  const held = new Map<number, { to: Spot; lightness: number }>()
  return {
    hold(particle, to) {
      const known = held.get(particle)
      if (to) held.set(particle, { to, lightness: known?.lightness ?? sure(lightness[particle]) })
      else held.delete(particle)
      lightness[particle] = to ? 0 : (known?.lightness ?? sure(lightness[particle]))
    },
    draw() {
      for (const [particle, { to }] of held) {
        const from = at.subarray(3 * particle, 3 * particle + 3)
        const way = to.map((place, axis) => place - sure(from[axis]))
        const share = Math.min(1, reach / (Math.hypot(...way) || 1))
        way.forEach((by, axis) => (from[axis] = sure(from[axis]) + by * share))
      }
    },
  }
}
