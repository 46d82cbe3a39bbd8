import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import sharp, { type Sharp } from 'sharp'

// Pictures are many and seldom the same; a cache would only hold memory.
sharp.cache(false)

/** Opens bytes for reading pixels, upright, in sRGB, within the limits. */
export const openPicture = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: limits.pixels, failOn: 'error', pages: 1, autoOrient: true }).toColourspace('srgb')

/** Refuses a picture whose head claims more pixels than are taken, in all or on one side, before any is read. */
export async function checkSides(bytes: Uint8Array): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refuse('imageTruncated')
    })
  if (width * height > limits.pixels) throw refuse('tooManyPixels', { most: limits.pixels / 1e6 })
  if (Math.max(width, height) > limits.pixelsASide) throw refuse('sideTooLong', { most: limits.pixelsASide })
}
