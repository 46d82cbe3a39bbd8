import type { Color } from '@toile/craft/colors/color.ts'
import type { ShoeKind } from '@toile/craft/mannequins/shoes.ts'
import { tone } from '@toile/craft/mannequins/tone.ts'
import { darken, luminance, mixColors } from '../../raster/tint.ts'
import type { ShoeRole } from './shoeArt.ts'

const rubber = tone(0xefece4)
const white = tone(0xffffff)

/** The colour of each part of a shoe, from the one colour a design gives it. */
export function shoeColors(kind: ShoeKind, color: Color): Record<ShoeRole, Color> {
  const light = luminance(color)
  const ownLace = light > 0.7 ? tone(0x8c857c) : tone(0xf4f1ea)
  const waxedLace = light < 0.35 ? mixColors(color, white, 0.3) : darken(color, 0.45)
  return {
    upper: color,
    sole: darken(color, 0.42),
    rubber,
    toe: rubber,
    trim: darken(color, light < 0.25 ? 1.5 : 0.82),
    lace: kind === 'derby' || kind === 'brogue' || kind === 'combat' ? waxedLace : ownLace,
    rope: tone(0xcdb083),
  }
}

/** The line round a shoe: ink, or its own colour deepened. */
export const shoeLine = (color: Color): Color => (luminance(color) < 0.2 ? tone(0x0e0b0d) : darken(color, 0.36))
