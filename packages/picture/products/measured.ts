import { type Color, colorDistance } from '@toile/craft/colors/color.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import type { LookBuffer } from '../looks/bufferOn.ts'
import { askedColors, litMean } from './askedColors.ts'

/** What a product picture keeps of what was designed (requirement S1.07): each asked colour, as it is drawn where it is lit, and how far that is from it in CIEDE2000. */
export interface ProductMeasures {
  colors: { garment: string; asked: Color; drawn: Color; deltaE: number }[]
}

/** Measures a picture against the look it is of; red, green, blue, alpha of its pixels. */
export function measured(look: Design, buffer: LookBuffer, rgba: Uint8ClampedArray): ProductMeasures {
  return {
    colors: askedColors(look, buffer, 3).map(({ garment, color, pixels }) => {
      const [r, g, b] = litMean(pixels, rgba)
      const drawn = { r: Math.round(r), g: Math.round(g), b: Math.round(b) }
      return { garment, asked: color, drawn, deltaE: colorDistance(color, drawn) }
    }),
  }
}
