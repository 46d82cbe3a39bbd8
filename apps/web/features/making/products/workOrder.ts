import { productFormats } from '@toile/craft/products/formats.ts'
import type { ProductWork } from '@toile/craft/products/productWork.ts'
import { type Relighting, relitWork } from '@toile/craft/products/relitWork.ts'
import type { PictureOrder } from '@toile/picture/scenes/index.ts'
import { productOrder } from './productOrder.ts'
import { retouchedOrder } from './retouchedOrder.ts'

/** How wide a product picture is against its height, where that is known before it is drawn. */
export const ratioOf = (work: ProductWork, stored: { width: number; height: number }): number =>
  work.of === 'look'
    ? (productFormats.find(({ id }) => id === work.shot.format)?.ratio ?? 1)
    : stored.width / stored.height

/** Asks for a product picture as it was made, or relit as its order will be. */
export function workOrder(
  work: ProductWork,
  size: { width: number; height: number },
  relighting?: Relighting,
): PictureOrder {
  const shown = relighting ? relitWork(work, relighting) : work
  return shown.of === 'look'
    ? productOrder(shown.look, shown.shot, size.width, size.height)
    : retouchedOrder(shown.retouched, size)
}
