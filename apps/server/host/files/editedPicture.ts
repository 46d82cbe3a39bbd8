import { refuse } from '@toile/fashion/refusals.ts'
import type { PictureEdit } from '@toile/fashion/uploads/pictureEdit.ts'
import sharp from 'sharp'
import { openPicture } from './encode.ts'
import { pictureSeconds, type RawPixels, readRaw, withoutIdleAlpha } from './rawPixels.ts'

/** Pixels a side, below which nothing can be made of a picture. */
const least = 8
const clear = { r: 0, g: 0, b: 0, alpha: 0 }

/** A picture flipped, turned and cropped, encoded anew: corners that a turn leaves empty are transparent, so a JPEG with such becomes a PNG. */
export async function editedPicture(
  bytes: Buffer,
  mime: string,
  { crop, angle, flip }: PictureEdit,
): Promise<{ bytes: Buffer; mime: string }> {
  const flipped = await readRaw(openPicture(bytes).flip(flip.down).flop(flip.across).ensureAlpha())
  const turned = angle % 360 === 0 ? flipped : await readRaw(open(flipped).rotate(angle, { background: clear }))
  const cropped = withoutIdleAlpha(await readRaw(open(turned).extract(boxOf(crop, turned))))
  const keeps = mime === 'image/jpeg' && cropped.raw.channels === 3
  const encoded = keeps
    ? open(cropped).jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    : open(cropped).png({ compressionLevel: 6 })
  return {
    bytes: await encoded.timeout({ seconds: pictureSeconds }).toBuffer(),
    mime: keeps ? 'image/jpeg' : 'image/png',
  }
}

const open = ({ data, raw }: RawPixels) => sharp(data, { raw })

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
