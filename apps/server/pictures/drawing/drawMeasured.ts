import type { ProductMeasures } from '@toile/contract/productMeasures.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import type { Shot } from '@toile/craft/products/shot.ts'
import { measured } from '@toile/picture/products/measured.ts'
import { printScale } from '@toile/picture/products/printScale.ts'
import { productMaps } from '@toile/picture/products/productMaps.ts'
import { lit } from '@toile/picture/relight/lit.ts'
import { collect } from './collect.ts'
import { deskOn, encodePixels } from './drawPicture.ts'
import type { LoadedUploads } from './loadUploads.ts'
import { packed } from './packed.ts'

/** A look as it is taken in a shot, so large in pixels. */
export interface TakenLook {
  look: Design
  shot: Shot
  width: number
  height: number
}

/** Draws a product picture as the scene does, and packs it with what is measured in it. */
export async function drawMeasured(
  { look, shot, width, height }: TakenLook,
  uploads: LoadedUploads,
  form: 'webp' | 'png' = 'webp',
): Promise<Buffer> {
  const desk = deskOn(uploads)
  const { maps, buffer } = productMaps(desk, look, shot, width, height)
  const rgba = lit(maps, shot.light)
  const measures: ProductMeasures = { ...measured(look, buffer, rgba), print: printScale(look, buffer, desk.sources) }
  const picture = await encodePixels({ width, height, rgba }, form)
  collect()
  return packed(measures, [picture])
}
