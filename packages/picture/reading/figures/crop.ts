import type { Pixels } from '../../surface.ts'

/** A rectangle of a picture, in its pixels. */
export interface Crop {
  left: number
  top: number
  width: number
  height: number
}

/** The part of a picture inside a rectangle. */
export function cropPixels({ width, rgba }: Pixels, { left, top, width: wide, height: high }: Crop): Pixels {
  const out = new Uint8ClampedArray(wide * high * 4)
  for (let y = 0; y < high; y++) {
    const from = ((top + y) * width + left) * 4
    out.set(rgba.subarray(from, from + wide * 4), y * wide * 4)
  }
  return { width: wide, height: high, rgba: out }
}
