import type { Design } from '@toile/craft/designs/design.ts'
import { isVisiblyOther } from './isVisiblyOther.ts'
import { thumbKey, thumbOf } from '../../../shared/drawing/Thumb.tsx'

/** As small as a card shows a look, so that a picture that judges is the one that is shown. */
export const judged = { width: 130, height: 195 } as const

/** Whether a look is seen to change, from the front or from the back: its pictures tell, since a print or another garment may cover what changes. */
export async function isSeenOtherwise(before: Design, after: Design): Promise<boolean> {
  for (const kind of ['look', 'back'] as const) {
    const keys = [before, after].map((design) => thumbKey({ kind, design, ...judged }))
    const pixels = []
    for (const key of keys) pixels.push(pixelsOf(await thumbOf(`judged ${key}`, key)))
    const [one, other] = pixels
    if (!one || !other || isVisiblyOther(one, other)) return true
  }
  return false
}

function pixelsOf(bitmap: ImageBitmap | null): Uint8ClampedArray | null {
  if (!bitmap) return null
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(bitmap, 0, 0)
  return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? null
}
