import { modeRgb, useMode, wcagContrast, wcagLuminance } from 'culori/fn'
import type { Color } from './color.ts'

useMode(modeRgb)
const parts = ({ r, g, b }: Color) => ({ mode: 'rgb' as const, r: r / 255, g: g / 255, b: b / 255 })

/** Contrast of two colours, 1 to 21 (WCAG 2.2). */
export const contrastRatio = (a: Color, b: Color): number => wcagContrast(parts(a), parts(b))

/** The grey of equal luminance (WCAG 2.2): what is left of a colour when hue is taken away. */
export function greyOf(color: Color): Color {
  const y = wcagLuminance(parts(color))
  const level = Math.round((y <= 0.0031308 ? 12.92 * y : 1.055 * y ** (1 / 2.4) - 0.055) * 255)
  return { r: level, g: level, b: level }
}
