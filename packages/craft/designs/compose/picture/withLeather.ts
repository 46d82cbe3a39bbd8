import type { ColorScript } from '../../../script/scriptSchema.ts'
import type { Design } from '../../design.ts'
import { leatherOf } from './leatherOf.ts'

/** Shoes of the script: its deep and middle tones in place of brown and black for all. */
export const withLeather = (design: Design, script: ColorScript): Design => ({
  ...design,
  shoes: { ...design.shoes, color: leatherOf(design.shoes.color, script) },
})
