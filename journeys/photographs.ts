import type { Pixels } from '@toile/picture/surface.ts'
import sharp from 'sharp'
import type { Picture } from './designer.ts'

/** A photograph as somebody uploads it, of a drawn test picture. */
export const photograph = async (name: string, { width, height, rgba }: Pixels): Promise<Picture> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp(Buffer.from(rgba.buffer), { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 92 })
    .toBuffer(),
})
