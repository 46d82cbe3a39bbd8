import type { Pixels } from '../../surface.ts'
import type { Box } from './seed.ts'

/** The smallest rectangle around what can be seen of a picture, or around all of it that has `least` opacity; null when nothing has. */
export function tightBox({ width, height, rgba }: Pixels, least = 8): Box | null {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (rgba[(y * width + x) * 4 + 3] < least) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  }
  return right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}

/** A part of a picture as a picture of its own. */
export function cropped({ width, rgba }: Pixels, box: Box): Pixels {
  const out = new Uint8ClampedArray(box.width * box.height * 4)
  for (let y = 0; y < box.height; y++) {
    const from = ((box.y + y) * width + box.x) * 4
    out.set(rgba.subarray(from, from + box.width * 4), y * box.width * 4)
  }
  return { width: box.width, height: box.height, rgba: out }
}
