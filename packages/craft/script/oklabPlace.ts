import type { Lab } from '../colors/lab.ts'

/** How colourful a place is. */
export const chromaOf = ([, a, b]: Lab): number => Math.hypot(a, b)

/** The hue of a place in radians. */
export const hueOf = ([, a, b]: Lab): number => Math.atan2(b, a)

/** The place of a lightness, chroma and hue in radians. */
export const placeAt = (lightness: number, chroma: number, hue: number): Lab => [
  lightness,
  chroma * Math.cos(hue),
  chroma * Math.sin(hue),
]

/** How far two hues lie apart, in radians, 0 to half a turn. */
export const apartInHue = (a: number, b: number): number => Math.abs(((a - b + 3 * Math.PI) % (2 * Math.PI)) - Math.PI)
