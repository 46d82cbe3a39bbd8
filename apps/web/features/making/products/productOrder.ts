import type { Design } from '@toile/craft/designs/design.ts'
import type { Shot } from '@toile/craft/products/shot.ts'
import type { PictureOrder } from '@toile/picture/scenes/index.ts'

/** Asks for a product picture of a look. */
export const productOrder = (design: Design, shot: Shot, width: number, height: number): PictureOrder => ({
  kind: 'product',
  design,
  shot,
  width,
  height,
})
