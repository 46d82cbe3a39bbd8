import type { Color } from '@toile/craft/colors/color.ts'
import { type Optics, skinOptics } from '../../../raster/optics.ts'
import type { DrawingStyle } from '../../../raster/stage.ts'
import { luminance, mixColors } from '../../../raster/tint.ts'
import type { RoundFeatures } from './roundFeatures.ts'

/** The few tones a hand has for a face: the shade of its one shadow, what is deepest in it, and the light. */
export interface Tones {
  shade: Color
  deep: Color
  light: Color
  /** How much of each is laid. */
  alpha: number
}

/** Gouache lays the shade that it lays on the neck; ink washes twice. */
const gouacheShade = [0.84, 0.72, 0.7] as const
const washedTwice = 1.55
/** A face is modelled by its shadow shape: its mask is all but flat, or a second shadow breaks over the eyes. */
const flatSkin: Optics = { ...skinOptics, inflate: 0.08 }

/** How a face's skin takes light in a style: modelled softly, or flat under drawn shapes. */
export const faceOptics = (style: DrawingStyle): Optics => (style === 'realistic' ? skinOptics : flatSkin)

/** Opens the tones of a face for the hand that draws it. */
export function tonesOf({ sitter, ink }: RoundFeatures): Tones {
  const { base, shadow, light } = sitter.skin
  if (ink) {
    const twice = (c: number) => 255 * (c / 255) ** washedTwice
    const shade = { r: twice(base.r), g: twice(base.g), b: twice(base.b) }
    return { shade, deep: darkest(shade), light: mixColors(light, paper, 0.6 * luminance(base)), alpha: 1 }
  }
  if (sitter.stage.style === 'realistic') return { shade: shadow, deep: darkest(shadow), light, alpha: 0.62 }
  const [r, g, b] = gouacheShade
  const shade = { r: base.r * r, g: base.g * g, b: base.b * b }
  return { shade, deep: darkest(shade), light, alpha: 1 }
}

const darkest = ({ r, g, b }: Color): Color => ({ r: r * 0.78, g: g * 0.68, b: b * 0.68 })

/** The wash of a face: in ink it is thinned, so that paper comes through everywhere but in its shadow. */
export const faceWash = ({ sitter, ink }: Pick<RoundFeatures, 'sitter' | 'ink'>): Color =>
  ink
    ? mixColors(sitter.skin.base, mixColors(sitter.skin.light, paper, 0.4), 0.42 * luminance(sitter.skin.base) ** 1.4)
    : sitter.skin.base

const paper: Color = { r: 255, g: 250, b: 243 }
