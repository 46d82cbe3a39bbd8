import type { Color } from '../colors/color.ts'
import type { Worn } from './design.ts'

/** A garment in its normal cut, of cotton in one colour and with nothing on it, unless told otherwise. */
export const plainWorn = (garment: string, color: Color, own: Partial<Worn> = {}): Worn => ({
  id: garment,
  cut: { kind: 'garment', garment },
  knobs: {},
  fabric: 'cotton',
  fill: { kind: 'solid', color },
  contrast: null,
  trim: null,
  print: null,
  hidden: false,
  seed: 5,
  ...own,
})
