import { type Color, toHex } from '@toile/craft/colors/color.ts'
import { useState } from 'react'

interface Model {
  of(color: Color): readonly number[]
  color(values: readonly number[]): Color
}

/** A colour as numbers of a model; what is lost in whole channels, such as the hue of a grey, is kept while it is worked on. */
export function useModel({ of, color: from }: Model, color: Color, onColor: (color: Color) => void) {
  const [kept, setKept] = useState(() => of(color))
  const values = toHex(from(kept)) === toHex(color) ? kept : of(color)
  return {
    values,
    set(next: readonly number[]) {
      setKept(next)
      onColor(from(next))
    },
  }
}
