import type { Pixels } from '@toile/picture/surface.ts'
import sharp from 'sharp'

/** A picture file as pixels. */
export async function toPixels(bytes: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, rgba: new Uint8ClampedArray(data) }
}
