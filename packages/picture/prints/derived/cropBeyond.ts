import type { PicturePart } from '@toile/craft/prints/picturePart.ts'
import type { Pixels } from '../../surface.ts'
import { cropTo } from './cropTo.ts'
import { groundBeyond } from './groundBeyond.ts'

/** How far into the picture its ground comes, so that the picture has no frame; shares of its shorter side. */
const feather = 0.06

/** A part of a picture stretched to a size that may reach beyond it: there the picture's calm ground goes on, which comes in a little over its ends. */
export function cropBeyond(picture: Pixels, part: PicturePart, width: number, height: number): Pixels {
  const { left, top } = part
  const [right, bottom] = [left + part.width, top + part.height]
  if (left >= 0 && top >= 0 && right <= 1 && bottom <= 1) return cropTo(picture, part, width, height)
  const own = {
    x: Math.max(0, Math.round((-left / part.width) * width)),
    y: Math.max(0, Math.round((-top / part.height) * height)),
    right: Math.min(width, Math.round(((1 - left) / part.width) * width)),
    bottom: Math.min(height, Math.round(((1 - top) / part.height) * height)),
  }
  const inner = { left: Math.max(0, left), top: Math.max(0, top) }
  const [wide, high] = [Math.max(1, own.right - own.x), Math.max(1, own.bottom - own.y)]
  const seen = cropTo(
    picture,
    { ...inner, width: Math.min(1, right) - inner.left, height: Math.min(1, bottom) - inner.top },
    wide,
    high,
  )
  const ground = groundBeyond(picture)
  const rim = feather * Math.min(wide / (Math.min(1, right) - inner.left), high / (Math.min(1, bottom) - inner.top))
  const out = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const to = (y * width + x) * 4
      const [px, py] = [x - own.x, y - own.y]
      const inside = px >= 0 && py >= 0 && px < wide && py < high
      // Only where the picture itself ends; a side that the part cuts stays as it is.
      const off = inside
        ? Math.min(
            left < 0 ? px : Infinity,
            top < 0 ? py : Infinity,
            right > 1 ? wide - 1 - px : Infinity,
            bottom > 1 ? high - 1 - py : Infinity,
          ) / rim
        : 0
      const from = inside ? (py * wide + px) * 4 : 0
      if (off >= 1) {
        for (let c = 0; c < 3; c++) out[to + c] = seen.rgba[from + c]
        continue
      }
      const calm = ground(left + ((x + 0.5) / width) * part.width, top + ((y + 0.5) / height) * part.height)
      const share = off * off * (3 - 2 * off)
      for (let c = 0; c < 3; c++) out[to + c] = inside ? seen.rgba[from + c] * share + calm[c] * (1 - share) : calm[c]
    }
  }
  return { width, height, rgba: out }
}
