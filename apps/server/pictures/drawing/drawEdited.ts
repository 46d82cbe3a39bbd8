import type { ProductMeasures } from '@toile/contract/productMeasures.ts'
import type { Retouched } from '@toile/craft/products/retouch.ts'
import { retouchedOn } from '@toile/picture/retouch/retouchedOn.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { collect } from './collect.ts'
import { deskOn, encodePixels } from './drawPicture.ts'
import type { LoadedUploads } from './loadUploads.ts'
import { packed } from './packed.ts'

/** A picture of one's own with its steps, its longer side at most so many pixels. */
export interface EditedPicture {
  retouched: Retouched
  side: number
}

/** Draws an edited picture as the scene does, and packs it with the colours that its steps were asked for, where they were. */
export async function drawEdited({ retouched, side }: EditedPicture, uploads: LoadedUploads): Promise<Buffer> {
  const drawn = retouchedOn(deskOn(uploads), retouched, side)
  if (!drawn) throw refuse('imageFailed')
  const colors = drawn.recolourings.map(({ asked, drawn: seen, deltaE }) => ({
    garment: '',
    asked,
    drawn: seen,
    deltaE,
  }))
  const measures: ProductMeasures | null = colors.length > 0 ? { colors, print: null } : null
  const picture = await encodePixels(drawn.pixels, 'webp')
  collect()
  return packed(measures, [picture])
}
