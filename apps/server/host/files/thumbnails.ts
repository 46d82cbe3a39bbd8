import type { Pixels } from '@toile/picture/surface.ts'
import sharp, { type Sharp } from 'sharp'
import { type Encoded, encode } from './encode.ts'
import { type RawPixels, readRaw } from './rawPixels.ts'

/** The longest sides of the thumbnails in pixels. */
export const thumbnailSides = [1080, 480, 160] as const

export type ThumbnailSide = `${(typeof thumbnailSides)[number]}`

/** The thumbnails of a picture from largest to smallest, each made of the one before, and the pixels of the smallest. */
export async function makeThumbnails(picture: Sharp) {
  const made: { side: ThumbnailSide; picture: Encoded }[] = []
  let smallest: Pixels = { width: 0, height: 0, rgba: new Uint8ClampedArray() }
  let from = picture
  for (const side of thumbnailSides) {
    const fitted = await readRaw(from.resize(side, side, { fit: 'inside', withoutEnlargement: true }))
    const { data, raw } = fitted
    made.push({ side: `${side}`, picture: await encode(sharp(data, { raw }).webp({ quality: 82 }), 'image/webp') })
    smallest = withAlpha(fitted)
    from = sharp(data, { raw })
  }
  return { made, smallest }
}

function withAlpha({ data, raw: { width, height, channels } }: RawPixels): Pixels {
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let i = 0; i < width * height; i++) for (let c = 0; c < channels; c++) rgba[i * 4 + c] = data[i * channels + c]!
  return { width, height, rgba }
}
