import type { Mask } from '../raster/mask.ts'
import type { Pixels } from '../surface.ts'

/** The opacity of a picture as a mask of the raster, with the run of each row that is covered. */
export function coverMask({ width, height, rgba }: Pixels): Mask {
  const alpha = new Uint8Array(width * height)
  const first = new Int32Array(height).fill(width)
  const last = new Int32Array(height).fill(-1)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const own = rgba[(y * width + x) * 4 + 3]!
      if (!own) continue
      alpha[y * width + x] = own
      if (x < first[y]!) first[y] = x
      last[y] = x
    }
  }
  return { width, height, alpha, first, last }
}
