import type { Color } from '../colors/color.ts'

/** A print's ordinary colours, ground first, from '#rrggbb' texts. */
export const colorway = (...hexes: readonly `#${string}`[]): Color[] =>
  hexes.map((hex) => {
    const value = Number.parseInt(hex.slice(1), 16)
    return { r: value >> 16, g: (value >> 8) & 255, b: value & 255 }
  })

/** The same screens in other inks: a named palette for a print, ground first, as many colours as its own (domain 4.4). */
export interface Colorway {
  id: string
  label: string
  colors: readonly Color[]
}

/** Declares a further colorway of a print. */
export const inColors = (id: string, label: string, ...hexes: readonly `#${string}`[]): Colorway => ({
  id,
  label,
  colors: colorway(...hexes),
})
