import type { Color } from '../colors/color.ts'

/** A print's ordinary colours, ground first, from '#rrggbb' texts. */
export const colorway = (...hexes: readonly `#${string}`[]): Color[] =>
  hexes.map((hex) => {
    const value = Number.parseInt(hex.slice(1), 16)
    return { r: value >> 16, g: (value >> 8) & 255, b: value & 255 }
  })
