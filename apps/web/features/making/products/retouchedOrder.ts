import type { Retouched } from '@toile/craft/products/retouch.ts'
import type { PictureOrder } from '@toile/picture/scenes/index.ts'

/** Asks for a picture with the steps that changed it. */
export const retouchedOrder = (retouched: Retouched, size: { width: number; height: number }): PictureOrder => ({
  kind: 'retouched',
  retouched,
  ...size,
})
