import { modeRgb, useMode, wcagContrast, wcagLuminance } from 'culori/fn'
import { coded } from './coded.ts'
import type { Color } from './color.ts'

useMode(modeRgb)
const parts = ({ r, g, b }: Color) => ({ mode: 'rgb' as const, r: r / 255, g: g / 255, b: b / 255 })

/** Contrast of two colours, 1 to 21 (WCAG 2.2). */
export const contrastRatio = (a: Color, b: Color): number => wcagContrast(parts(a), parts(b))

/** The grey of equal luminance (WCAG 2.2): what is left of a colour when hue is taken away. */
export function greyOf(color: Color): Color {
  const level = Math.round(coded(wcagLuminance(parts(color))) * 255)
  return { r: level, g: level, b: level }
}
