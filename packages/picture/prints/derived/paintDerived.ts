import type { DerivedSource } from '@toile/fashion/prints/derivedSource.ts'
import type { Pixels } from '../../surface.ts'
import type { InkField } from './inkField.ts'
import { openTreatments } from './treatments.ts'

/** One tile of a print made of a picture, `side` pixels wide and high, each pixel the number of one of the source's inks; it joins under the treatment's ordinary repeat, and every side shows the same drawing (requirement S9.04). */
export const layDerived = (picture: Pixels, source: DerivedSource, side: number): InkField =>
  openTreatments[source.treatment](picture, source)(side)

/** The same tile as pixels: no other colours than the source's, no tones between them. Same input, same bytes. */
export function paintDerived(picture: Pixels, source: DerivedSource, side: number): Pixels {
  const { width, height, index } = layDerived(picture, source, side)
  const inks = Uint32Array.from(source.colors, ({ r, g, b }) => (255 << 24) | (b << 16) | (g << 8) | r)
  const rgba = new Uint8ClampedArray(width * height * 4)
  const whole = new Uint32Array(rgba.buffer)
  for (let i = 0; i < index.length; i++) whole[i] = inks[index[i]]
  return { width, height, rgba }
}
