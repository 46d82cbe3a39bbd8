import type { Pixels } from '@toile/picture/surface.ts'
import sharp from 'sharp'

/** Pixels as a PNG. */
export const writePng = ({ width, height, rgba }: Pixels): Promise<Buffer> =>
  sharp(Buffer.from(rgba.buffer, rgba.byteOffset, rgba.byteLength), { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
