import type { Color } from '@toile/craft/colors/color.ts'
import { lerp, smooth } from '@toile/geometry'
import { luminance } from '../../raster/tint.ts'

/** How thickly the asked colour lies on the sheet and in what is laid on it: a pale colour is the sheet and is laid deeper, any other is what is laid, on a breath of itself. */
export function pigmentOf(color: Color): { sheet: number; laid: number } {
  const pale = smooth(0.68, 0.9, luminance(color))
  return { sheet: lerp(0.07, 1, pale), laid: lerp(1, 2.9, pale) }
}

/** A channel of pigment laid `density` times as thick: 1 is the colour itself, 0 white; white itself is laid as a breath of grey. */
export const laid = (channel: number, density: number): number =>
  255 * (Math.max(3, Math.min(channel, 255 - 5 * Math.max(0, density - 1))) / 255) ** density

/** A colour laid so many times as thick. */
export const thickened = ({ r, g, b }: Color, density: number): Color => ({
  r: Math.round(laid(r, density)),
  g: Math.round(laid(g, density)),
  b: Math.round(laid(b, density)),
})
