import { type Mask, maskOf } from '../../kernels/plane.ts'
import type { Pixels } from '../../surface.ts'

/** Whether a picture comes already cut out: most of its rim is transparent. */
export function isCutOut({ width, height, rgba }: Pixels): boolean {
  let clear = 0
  let seen = 0
  const look = (x: number, y: number) => {
    seen++
    if (rgba[(y * width + x) * 4 + 3] < 32) clear++
  }
  for (let x = 0; x < width; x++) {
    look(x, 0)
    look(x, height - 1)
  }
  for (let y = 0; y < height; y++) {
    look(0, y)
    look(width - 1, y)
  }
  return clear > seen * 0.5
}

/** The pixels of a picture that are more than half opaque. */
export const opaqueOf = (pixels: Pixels): Mask => maskOf(pixels, (i) => pixels.rgba[i * 4 + 3] > 127)
