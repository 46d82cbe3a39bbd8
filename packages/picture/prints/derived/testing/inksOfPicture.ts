import type { Color } from '@toile/fashion/colors/color.ts'
import { lightnessChromaHue } from '@toile/fashion/colors/color.ts'
import { extractPalette } from '../../../palette/extractPalette.ts'
import type { Pixels } from '../../../surface.ts'

/** Inks as a colour script would give them: the picture's palette, a calm one first as the ground. */
export function inksOfPicture(picture: Pixels, count = 9): Color[] {
  const found = extractPalette(picture, count).map(({ color }) => color)
  const ground = found.reduce((calm, one) =>
    lightnessChromaHue(one).lightness < lightnessChromaHue(calm).lightness ? one : calm,
  )
  return [ground, ...found.filter((one) => one !== ground)]
}
