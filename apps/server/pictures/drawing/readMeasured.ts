import { type ProductMeasures, productMeasuresSchema } from '@toile/contract/productMeasures.ts'
import { sureFirst } from '@toile/geometry'
import { unpacked } from './packed.ts'

/** A product picture as it was drawn, a WebP, with what was measured in it. */
export interface MeasuredPicture {
  picture: Buffer
  measures: ProductMeasures | null
}

/** The picture and its measures, as a drawing thread packed them. */
export function readMeasured(bytes: Buffer): MeasuredPicture {
  const { note, pictures } = unpacked(bytes)
  return { picture: sureFirst(pictures), measures: productMeasuresSchema.nullable().parse(note) }
}
