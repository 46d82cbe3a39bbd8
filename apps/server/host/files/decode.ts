import type { Pixels } from '@toile/picture/surface.ts'
import { limits } from '@toile/rules/limits.ts'
import { openPicture } from './openPicture.ts'
import { pictureSeconds } from './rawPixels.ts'

/** The pixels of a picture, at most `longest` on its longer side. */
export async function decode(bytes: Buffer, longest: number): Promise<Pixels> {
  const side = Math.min(longest, Math.ceil(Math.sqrt(limits.pixels)))
  const { data, info } = await openPicture(bytes)
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .timeout({ seconds: pictureSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, rgba: new Uint8ClampedArray(data) }
}
