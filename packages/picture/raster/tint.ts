import type { Color } from '@toile/craft/colors/color.ts'
import { clamp, lerp } from '@toile/geometry'

/** A colour as canvas paint, with opacity 0..1. */
export const css = ({ r, g, b }: Color, alpha = 1): string =>
  `rgba(${Math.round(clamp(r, 0, 255))},${Math.round(clamp(g, 0, 255))},${Math.round(clamp(b, 0, 255))},${alpha})`

/** The colour a share `t` of the way from `a` to `b`, in display values; for tints of one drawing, not for gradients. */
export const mixColors = (a: Color, b: Color, t: number): Color => ({
  r: lerp(a.r, b.r, t),
  g: lerp(a.g, b.g, t),
  b: lerp(a.b, b.b, t),
})

/** The colour with every channel multiplied. */
export const darken = ({ r, g, b }: Color, by: number): Color => ({ r: r * by, g: g * by, b: b * by })

/** Apparent brightness 0..1. */
export const luminance = ({ r, g, b }: Color): number => (0.299 * r + 0.587 * g + 0.114 * b) / 255

/** Black-brown of the drawing ink. */
export const inkBlack: Color = { r: 25, g: 22, b: 23 }
