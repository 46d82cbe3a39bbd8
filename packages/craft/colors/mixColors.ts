import type { Color } from './color.ts'

/** The colour a share `t` of the way from `a` to `b`, mixed in sRGB; channels are not rounded, so it serves inside loops over pixels. */
export const mixColors = (a: Color, b: Color, t: number): Color => ({
  r: a.r + (b.r - a.r) * t,
  g: a.g + (b.g - a.g) * t,
  b: a.b + (b.b - a.b) * t,
})

const white: Color = { r: 255, g: 255, b: 255 }
const black: Color = { r: 0, g: 0, b: 0 }

/** A tint: the colour with a share of white. */
export const tint = (color: Color, share: number): Color => mixColors(color, white, share)

/** A shade: the colour with a share of black. */
export const shade = (color: Color, share: number): Color => mixColors(color, black, share)

/** The colour as a canvas style, with an opacity of 0 to 1. */
export const toStyle = ({ r, g, b }: Color, opacity = 1): string =>
  `rgba(${Math.round(r)},${Math.round(g)},${Math.round(b)},${opacity})`
