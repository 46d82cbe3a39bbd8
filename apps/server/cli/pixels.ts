import type { Pixels } from '@toile/picture/surface.ts'
import sharp from 'sharp'

/** The pixels of a picture, turned upright; its longer side at most `side` pixels where that is given. */
export async function readPixels(bytes: Uint8Array, side?: number): Promise<Pixels> {
  const upright = sharp(bytes).rotate()
  const sized = side ? upright.resize(side, side, { fit: 'inside', withoutEnlargement: true }) : upright
  const { data, info } = await sized.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, rgba: new Uint8ClampedArray(data) }
}
