import type { Pixels } from '../../../surface.ts'

/** A small picture laid on a grey square of `side` pixels, in the middle; its opacity stays in the fourth channel. */
export function tidied({ width, height, rgba }: Pixels, side: number): Uint8ClampedArray {
  const out = new Uint8ClampedArray(side * side * 4)
  const [left, top] = [Math.floor((side - width) / 2), Math.floor((side - height) / 2)]
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const to = (y * side + x) * 4
      const inside = x >= left && y >= top && x < left + width && y < top + height
      const from = ((y - top) * width + x - left) * 4
      const opacity = inside ? rgba[from + 3] / 255 : 0
      for (let c = 0; c < 3; c++) out[to + c] = 128 * (1 - opacity) + (inside ? rgba[from + c] : 0) * opacity
      out[to + 3] = opacity * 255
    }
  }
  return out
}
