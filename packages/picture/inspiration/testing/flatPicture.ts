import type { Pixels } from '../../surface.ts'

export type Ink = readonly [red: number, green: number, blue: number, alpha?: number]

/** A picture in flat inks without any grain, as drawn things are uploaded. */
export function flatPicture(width: number, height: number, inkAt: (u: number, v: number) => Ink): Pixels {
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [r, g, b, alpha = 255] = inkAt((x + 0.5) / width, (y + 0.5) / height)
      rgba.set([r, g, b, alpha], (y * width + x) * 4)
    }
  }
  return { width, height, rgba }
}
