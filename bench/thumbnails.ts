import sharp from 'sharp'
import { openPicture } from '../apps/server/host/files/openPicture.ts'
import { makeThumbnails, thumbnailSides } from '../apps/server/host/files/thumbnails.ts'
import { defineBench } from './bench.ts'

/** The three thumbnails of an upload. */
export const thumbnails = defineBench({
  id: 'thumbnails',
  says: 'Three thumbnails of a photograph of six megapixels',
  peer: 'the bare calls, each from the bytes',
  pairs: 11,
  async open() {
    const noise = {
      width: 3000,
      height: 2000,
      channels: 3 as const,
      background: '#8a7f6d',
      noise: { type: 'gaussian' as const, mean: 128, sigma: 30 },
    }
    const photograph = await sharp({ create: noise }).blur(3).jpeg({ quality: 90 }).toBuffer()
    let sizes = ''
    return {
      async ours() {
        sizes = (await makeThumbnails(openPicture(photograph))).made
          .map(({ side, picture: { width, height } }) => `${side}: ${width}×${height}`)
          .join(', ')
      },
      async peer() {
        for (const side of thumbnailSides)
          await sharp(photograph).resize(side, side, { fit: 'inside' }).webp({ quality: 82 }).toBuffer()
      },
      right: () => sizes,
    }
  },
})
