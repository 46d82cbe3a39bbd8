import { refuse } from '@toile/rules/refusals.ts'
import { converter, modeLab, modeRgb, useMode } from 'culori/fn'
import { type Color } from '../color.ts'

useMode(modeRgb)
useMode(modeLab)
const toRgb = converter('rgb')

const byte = (share: number) => {
  if (!Number.isFinite(share)) throw refuse('paletteCutOff')
  return Math.round(Math.max(0, Math.min(1, share)) * 255)
}

/** A display colour from shares 0..1 of red, green and blue. */
export const ofRgb = (r: number, g: number, b: number): Color => ({ r: byte(r), g: byte(g), b: byte(b) })

/** A display colour from shares 0..1 of four inks, by the plain rule without a press profile. */
export const ofInks = (c: number, m: number, y: number, k: number): Color =>
  ofRgb((1 - c) * (1 - k), (1 - m) * (1 - k), (1 - y) * (1 - k))

/** A display colour from a share 0 (black) to 1 (white). */
export const ofGrey = (light: number): Color => ofRgb(light, light, light)

/** A display colour from CIE Lab under D50: lightness 0..100, a and b about -128..127. */
export function ofLab(l: number, a: number, b: number): Color {
  const { r, g, b: blue } = toRgb({ mode: 'lab', l, a, b })
  return ofRgb(r, g, blue)
}
