import { productFormats } from '@toile/craft/products/formats.ts'
import type { Light } from '@toile/craft/products/light.ts'
import type { ProductWork } from '@toile/craft/products/productWork.ts'
import type { PictureOrder } from '@toile/picture/scenes/index.ts'
import { productOrder } from './productOrder.ts'
import { retouchedOrder } from './retouchedOrder.ts'

/** How wide a product picture is against its height, where that is known before it is drawn. */
export const ratioOf = (work: ProductWork, stored: { width: number; height: number }): number =>
  work.of === 'look'
    ? (productFormats.find(({ id }) => id === work.shot.format)?.ratio ?? 1)
    : stored.width / stored.height

/** Asks for a product picture as it was made, or in another light; of an own picture some of its own light is taken out first. */
export function workOrder(
  work: ProductWork,
  size: { width: number; height: number },
  other?: { light: Light; without: number },
): PictureOrder {
  if (work.of === 'look') {
    const shot = other ? { ...work.shot, light: other.light } : work.shot
    return productOrder(work.look, shot, size.width, size.height)
  }
  const { picture, steps } = work.retouched
  return retouchedOrder({ picture, steps: other ? [...steps, { kind: 'light', ...other }] : steps }, size)
}
