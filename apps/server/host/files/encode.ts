import { refuse } from '@toile/fashion/refusals.ts'
import sharp, { type Sharp } from 'sharp'
import { limits } from '@toile/fashion/limits.ts'
import type { PictureKind } from './inspect.ts'

// Pictures are many and seldom the same; a cache would only hold memory.
sharp.cache(false)

const seconds = 20

/** The longest sides of the thumbnails in pixels. */
export const thumbnailSizes = [1080, 480, 160] as const

/** Encoded pixels. */
export type Encoded = Readonly<{ bytes: Buffer; mime: string; width: number; height: number }>

const encoders: Record<PictureKind, (picture: Sharp) => Sharp> = {
  png: (picture) => picture.png(),
  jpeg: (picture) => picture.jpeg({ quality: 93, chromaSubsampling: '4:4:4' }),
  webp: (picture) => picture.webp({ quality: 93 }),
}

async function encode(picture: Sharp, mime: string): Promise<Encoded> {
  const { data, info } = await picture.timeout({ seconds }).toBuffer({ resolveWithObject: true })
  return { bytes: data, mime, width: info.width, height: info.height }
}

/** Opens bytes for reading pixels, upright, in sRGB, within the limits. */
export const openPicture = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: limits.pixels, failOn: 'error', pages: 1, autoOrient: true }).toColourspace('srgb')

/** The size the picture claims, read from its head alone. */
async function pixelsOf(bytes: Buffer): Promise<number> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  return width * height
}

/** Encodes a picture anew, so that nothing but its pixels remains: upright, without EXIF, profile or hidden parts. */
export async function encodeAnew(bytes: Buffer, kind: PictureKind): Promise<Encoded> {
  const pixels = await pixelsOf(bytes).catch(() => {
    throw refuse('imageTruncated')
  })
  if (pixels > limits.pixels) throw refuse('tooManyPixels', { most: limits.pixels / 1e6 })
  try {
    return await encode(encoders[kind](openPicture(bytes)), `image/${kind}`)
  } catch {
    throw refuse('imageTruncated')
  }
}

/** The thumbnails of a picture from largest to smallest, each made of the one before. */
export async function makeThumbnails(bytes: Uint8Array): Promise<Map<(typeof thumbnailSizes)[number], Encoded>> {
  const made = new Map<(typeof thumbnailSizes)[number], Encoded>()
  let from = openPicture(bytes)
  for (const size of thumbnailSizes) {
    const fitted = from.resize(size, size, { fit: 'inside', withoutEnlargement: true })
    const { data, info } = await fitted.timeout({ seconds }).raw().toBuffer({ resolveWithObject: true })
    const raw = { width: info.width, height: info.height, channels: info.channels }
    made.set(size, await encode(sharp(data, { raw }).webp({ quality: 82 }), 'image/webp'))
    from = sharp(data, { raw })
  }
  return made
}
