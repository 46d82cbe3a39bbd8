import { type ProductMeasures, productMeasuresSchema } from '@toile/contract/productMeasures.ts'
import { sureFirst } from '@toile/geometry'
import { unpacked } from './packed.ts'

/** The picture and its measures, as a drawing thread packed them. */
export function readMeasured(bytes: Buffer): { picture: Buffer; measures: ProductMeasures } {
  const { note, pictures } = unpacked(bytes)
  return { picture: sureFirst(pictures), measures: productMeasuresSchema.parse(note) }
}
