import type { Place } from './reading.ts'

/** How colourful a place is. */
export const chromaOf = ([, a, b]: Place): number => Math.hypot(a, b)

/** The hue of a place in radians. */
export const hueOf = ([, a, b]: Place): number => Math.atan2(b, a)

/** The place of a lightness, chroma and hue in radians. */
export const placeAt = (lightness: number, chroma: number, hue: number): Place => [
  lightness,
  chroma * Math.cos(hue),
  chroma * Math.sin(hue),
]

/** How far two places lie apart, lightness weighed a little less and colour a little more, as eyes sort chips. */
export const apart = (p: Place, q: Place): number =>
  Math.sqrt(0.81 * (p[0] - q[0]) ** 2 + 1.82 * ((p[1] - q[1]) ** 2 + (p[2] - q[2]) ** 2))
