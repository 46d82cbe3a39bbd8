import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import type { PictureEdit } from '@toile/studio/uploads/pictureEdit.ts'
import sharp from 'sharp'
import { type Encoded, encode } from './encode.ts'
import { openPicture } from './openPicture.ts'
import { isOpaque, openRaw, type RawPixels, readRaw } from './rawPixels.ts'

/** Pixels a side, below which nothing can be made of a picture. */
const least = 8
/** Pixels that the box of a turned picture is larger than reckoned, at most. */
const rim = 8
const clear = { r: 0, g: 0, b: 0, alpha: 0 }

/** A picture flipped, turned and cropped, encoded anew: corners that a turn leaves empty are transparent, so a JPEG with such becomes a PNG. */
export async function editedPicture(bytes: Buffer, mime: string, { crop, angle, flip }: PictureEdit): Promise<Encoded> {
  const slanted = angle % 90 !== 0
  const flipped = await readFlipped(bytes, flip, slanted ? angle : 0)
  const turned =
    angle % 360 === 0
      ? flipped
      : await readRaw(sharp(flipped.data, { raw: flipped.raw }).rotate(angle, { background: clear }))
  const box = boxOf(crop, turned)
  const opaque = isOpaque(turned, box)
  const cropped = openRaw(turned, opaque).extract(box)
  return mime === 'image/jpeg' && opaque
    ? encode(cropped.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }), 'image/jpeg')
    : encode(cropped.png({ compressionLevel: 6 }), 'image/png')
}

/** A turned picture needs a larger box; where that would pass the limits, the picture is made smaller first. */
async function readFlipped(bytes: Buffer, { across, down }: PictureEdit['flip'], angle: number): Promise<RawPixels> {
  const picture = openPicture(bytes).flip(down).flop(across).ensureAlpha()
  if (angle === 0) return readRaw(picture)
  const { width, height } = (await openPicture(bytes).metadata()).autoOrient
  const [cos, sin] = [Math.abs(Math.cos((angle * Math.PI) / 180)), Math.abs(Math.sin((angle * Math.PI) / 180))]
  const [wide, high] = [width * cos + height * sin + rim, width * sin + height * cos + rim]
  const scale = Math.min(1, Math.sqrt(limits.pixels / (wide * high)), limits.pixelsASide / Math.max(wide, high))
  const sides = { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) }
  return readRaw(scale < 1 ? picture.resize({ ...sides, fit: 'fill' }) : picture)
}

function boxOf(crop: PictureEdit['crop'], { raw: { width, height } }: RawPixels) {
  const left = Math.min(width - 1, Math.round(crop.x * width))
  const top = Math.min(height - 1, Math.round(crop.y * height))
  const box = {
    left,
    top,
    width: Math.min(width - left, Math.round(crop.width * width)),
    height: Math.min(height - top, Math.round(crop.height * height)),
  }
  if (Math.min(box.width, box.height) < least) throw refuse('editEmpty')
  return box
}
