import type { Pixels } from '@toile/picture/surface.ts'
import { limits } from '@toile/rules/limits.ts'
import type { Sharp } from 'sharp'
import { openPicture } from './openPicture.ts'
import { pictureSeconds } from './rawPixels.ts'

/** The pixels of a picture, at most `longest` on its longer side. */
export async function decode(bytes: Buffer, longest: number): Promise<Pixels> {
  const side = Math.min(longest, Math.ceil(Math.sqrt(limits.pixels)))
  return pixelsOf(openPicture(bytes).resize(side, side, { fit: 'inside', withoutEnlargement: true }))
}

/** The pixels of a picture, all of them. */
export const decodeWhole = (bytes: Buffer): Promise<Pixels> => pixelsOf(openPicture(bytes))

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture
    .ensureAlpha()
    .timeout({ seconds: pictureSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, rgba: new Uint8ClampedArray(data) }
}
