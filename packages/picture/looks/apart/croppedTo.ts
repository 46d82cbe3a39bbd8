import type { Pixels } from '../../surface.ts'

/** Where something lies in a picture, in pixels, and its own pixels. */
export interface Cropped {
  x: number
  y: number
  pixels: Pixels
}

/** A picture without the empty rows and columns around what it shows; one pixel where it shows nothing. */
export function cropped({ width, height, rgba }: Pixels): Cropped {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (rgba[(y * width + x) * 4 + 3]) {
        left = Math.min(left, x)
        right = Math.max(right, x)
        top = Math.min(top, y)
        bottom = y
      }
  if (right < 0) return { x: 0, y: 0, pixels: { width: 1, height: 1, rgba: new Uint8ClampedArray(4) } }
  const across = right - left + 1
  const down = bottom - top + 1
  const cut = new Uint8ClampedArray(across * down * 4)
  for (let y = 0; y < down; y++) {
    const from = ((top + y) * width + left) * 4
    cut.set(rgba.subarray(from, from + across * 4), y * across * 4)
  }
  return { x: left, y: top, pixels: { width: across, height: down, rgba: cut } }
}
