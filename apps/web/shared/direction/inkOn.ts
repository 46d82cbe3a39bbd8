import { type Color, toHex } from '@toile/craft/colors/color.ts'
import { compareColors } from '@toile/craft/colors/comparison.ts'

const black: Color = { r: 0, g: 0, b: 0 }
const white: Color = { r: 255, g: 255, b: 255 }

/** What can be read on a colour, black or white: one of the two always has the 4.5 to 1 of WCAG AA. */
export const inkOn = (color: Color): string =>
  toHex(compareColors(white, color).ratio >= compareColors(black, color).ratio ? white : black)
