import { type Color, toHex } from '@toile/craft/colors/color.ts'
import { useState } from 'react'

interface Model<Values extends readonly number[]> {
  of(color: Color): Values
  color(values: Values): Color
}

/** A colour as numbers of a model; what is lost in whole channels, such as the hue of a grey, is kept while it is worked on. */
export function useModel<Values extends readonly number[]>(
  { of, color: from }: Model<Values>,
  color: Color,
  onColor: (color: Color) => void,
) {
  const [kept, setKept] = useState(() => of(color))
  const values = toHex(from(kept)) === toHex(color) ? kept : of(color)
  return {
    values,
    set(next: Values) {
      setKept(next)
      onColor(from(next))
    },
  }
}
