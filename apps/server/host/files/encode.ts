import { createHash } from 'node:crypto'
import { refuse } from '@toile/fashion/refusals.ts'
import type { Pixels } from '@toile/picture/surface.ts'
import sharp, { type Sharp } from 'sharp'
import { limits } from '@toile/fashion/limits.ts'
import type { PictureKind } from './inspect.ts'
import { pictureSeconds, readRaw, withoutIdleAlpha } from './rawPixels.ts'

// Pictures are many and seldom the same; a cache would only hold memory.
sharp.cache(false)

/** The longest sides of the thumbnails in pixels. */
export const thumbnailSizes = [1080, 480, 160] as const

/** Encoded pixels. */
export type Encoded = Readonly<{ bytes: Buffer; mime: string; width: number; height: number }>

/** A picture from outside, encoded anew; `pixelHash` is the SHA-256 of its size and pixels, however they were encoded. */
export type EncodedAnew = Encoded & Readonly<{ pixelHash: string }>

const encoders: Record<PictureKind, (picture: Sharp) => Sharp> = {
  png: (picture) => picture.png(),
  jpeg: (picture) => picture.jpeg({ quality: 93, chromaSubsampling: '4:4:4' }),
  webp: (picture) => picture.webp({ quality: 93 }),
}

async function encode(picture: Sharp, mime: string): Promise<Encoded> {
  const { data, info } = await picture.timeout({ seconds: pictureSeconds }).toBuffer({ resolveWithObject: true })
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
export async function encodeAnew(bytes: Buffer, kind: PictureKind): Promise<EncodedAnew> {
  const pixels = await pixelsOf(bytes).catch(() => {
    throw refuse('imageTruncated')
  })
  if (pixels > limits.pixels) throw refuse('tooManyPixels', { most: limits.pixels / 1e6 })
  try {
    const { data, raw } = withoutIdleAlpha(await readRaw(openPicture(bytes)))
    const pixelHash = createHash('sha256').update(`${raw.width} ${raw.height} `).update(data).digest('hex')
    return { ...(await encode(encoders[kind](sharp(data, { raw })), `image/${kind}`)), pixelHash }
  } catch {
    throw refuse('imageTruncated')
  }
}

/** The thumbnails of a picture from largest to smallest, each made of the one before, and the pixels of the smallest. */
export async function makeThumbnails(bytes: Uint8Array) {
  const made = new Map<(typeof thumbnailSizes)[number], Encoded>()
  let smallest: Pixels = { width: 0, height: 0, rgba: new Uint8ClampedArray() }
  let from = openPicture(bytes)
  for (const size of thumbnailSizes) {
    const fitted = from.resize(size, size, { fit: 'inside', withoutEnlargement: true })
    const { data, info } = await fitted.timeout({ seconds: pictureSeconds }).raw().toBuffer({ resolveWithObject: true })
    const raw = { width: info.width, height: info.height, channels: info.channels }
    if (size === thumbnailSizes.at(-1)) smallest = withAlpha(data, info)
    made.set(size, await encode(sharp(data, { raw }).webp({ quality: 82 }), 'image/webp'))
    from = sharp(data, { raw })
  }
  return { made, smallest }
}

function withAlpha(
  data: Buffer,
  { width, height, channels }: { width: number; height: number; channels: number },
): Pixels {
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let i = 0; i < width * height; i++) for (let c = 0; c < channels; c++) rgba[i * 4 + c] = data[i * channels + c]
  return { width, height, rgba }
}
