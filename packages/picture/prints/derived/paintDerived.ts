import type { Color } from '@toile/craft/colors/color.ts'
import type { DerivedSource } from '@toile/craft/prints/derivedSource.ts'
import type { Pixels } from '../../surface.ts'
import type { InkField } from './inkField.ts'
import { openTreatments } from './treatments.ts'

/** One tile of a print made of a picture, `side` pixels wide and high, each pixel the number of one of the source's inks; it joins under the treatment's ordinary repeat, and every side shows the same drawing (requirement S9.04). */
export const layDerived = (picture: Pixels, source: DerivedSource, side: number): InkField =>
  openTreatments[source.treatment](picture, source)(side)

/** A field of inks as pixels of exactly these colours. */
function inInks({ width, height, index }: InkField, colors: readonly Color[]): Pixels {
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < index.length; i++) {
    const { r, g, b } = colors[index[i]]
    rgba[i * 4] = r
    rgba[i * 4 + 1] = g
    rgba[i * 4 + 2] = b
    rgba[i * 4 + 3] = 255
  }
  return { width, height, rgba }
}

/** The same tile as pixels: no other colours than the source's, no tones between them. Same input, same bytes. */
export const paintDerived = (picture: Pixels, source: DerivedSource, side: number): Pixels =>
  inInks(layDerived(picture, source, side), source.colors)
