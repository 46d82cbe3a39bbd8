import { type Color, fromHex } from '@toile/craft/colors/color.ts'
import { Mistake } from './mistake.ts'
import { type Option, one } from './options.ts'

/** A colour as #rrggbb, or none. */
export const colorOption = (says: string): Option<Color | null> => {
  const { value, read } = one('#RRGGBB', says)
  return {
    says,
    value,
    read(typed, name) {
      const given = read(typed, name)
      const color = given === undefined ? null : fromHex(given)
      if (given !== undefined && !color) throw new Mistake(`--${name} must be a colour like #e6e4de, not ${given}.`)
      return color
    },
  }
}
