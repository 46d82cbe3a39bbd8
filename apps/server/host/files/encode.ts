import { Refusal, refuse } from '@toile/rules/refusals.ts'
import type { PictureKind } from '@toile/studio/uploads/fileKind.ts'
import type { Sharp } from 'sharp'
import { checkSides, openPicture } from './openPicture.ts'
import { hashPixels, isOpaque, openRaw, pictureSeconds, type RawPixels, readRaw } from './rawPixels.ts'

/** Encoded pixels. */
export type Encoded = Readonly<{ bytes: Buffer; mime: string; width: number; height: number }>

/** A picture from outside, encoded anew, with the pixels that it was encoded of; `pixelHash` is the SHA-256 of its size and pixels, however they were encoded. */
export type EncodedAnew = Encoded & Readonly<{ pixelHash: string; pixels: RawPixels }>

const encoders: Record<PictureKind, (picture: Sharp) => Sharp> = {
  png: (picture) => picture.png(),
  jpeg: (picture) => picture.jpeg({ quality: 93, chromaSubsampling: '4:4:4' }),
  webp: (picture) => picture.webp({ quality: 93 }),
}

/** Encodes an opened picture as it was asked. */
export async function encode(picture: Sharp, mime: string): Promise<Encoded> {
  const { data, info } = await picture.timeout({ seconds: pictureSeconds }).toBuffer({ resolveWithObject: true })
  return { bytes: data, mime, width: info.width, height: info.height }
}

/** Encodes a picture anew, so that nothing but its pixels remains: upright, without EXIF, profile or hidden parts. */
export async function encodeAnew(bytes: Buffer, kind: PictureKind): Promise<EncodedAnew> {
  await checkSides(bytes)
  try {
    const pixels = await readRaw(openPicture(bytes))
    const opaque = isOpaque(pixels)
    const encoded = await encode(encoders[kind](openRaw(pixels, opaque)), `image/${kind}`)
    return { ...encoded, pixels, pixelHash: hashPixels(pixels, opaque) }
  } catch (error) {
    throw error instanceof Refusal ? error : refuse('imageTruncated')
  }
}
