import type { LitLamp } from './lampOf.ts'
import { readiedLamp } from './readiedLamp.ts'

/** Numbers of a lamp in a row of them. */
export const lampSize = 14

/** Lamps as one row of numbers, which a loop over pixels reads fastest: direction, size, colour by the share of lamps in all light, how it faces the viewer, direction half-way, and by how much it falls off across the picture: to the right, downwards, and outwards. */
export function lampNumbers(lamps: readonly LitLamp[], share: number): Float64Array {
  return Float64Array.from(
    lamps
      .map(readiedLamp)
      .flatMap(({ dx, dy, dz, size, red, green, blue, far, facing, hx, hy, hz }) => [
        dx,
        dy,
        dz,
        size,
        share * red,
        share * green,
        share * blue,
        facing,
        hx,
        hy,
        hz,
        (2 * dx) / far,
        (2 * dy) / far,
        1 / (far * far),
      ]),
  )
}
