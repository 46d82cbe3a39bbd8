import { type Color, fromHex } from '@toile/craft/colors/color.ts'
import { Mistake } from './mistake.ts'
import type { Option } from './options.ts'

/** Colours that are drawn on, each written #rrggbb. */
export const paletteOption: Option<Color[]> = {
  says: 'A colour to draw on; may be given several times.',
  value: '#RRGGBB',
  read: (typed, name) =>
    typed.map((text) => {
      const color = fromHex(text)
      if (!color) throw new Mistake(`--${name} must be written #rrggbb, not ${text || 'nothing'}.`)
      return color
    }),
}
