import type { Pixels } from '../surface.ts'

/** A picture at half its width and height, each pixel the mean of four; sides must be even. */
export function halve(source: { width: number; height: number; data: Uint8ClampedArray }): Pixels {
  const width = source.width / 2
  const height = source.height / 2
  const rgba = new Uint8ClampedArray(width * height * 4)
  const from = source.data
  const row = source.width * 4
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const a = y * 2 * row + x * 8
      const to = (y * width + x) * 4
      for (let k = 0; k < 4; k++)
        rgba[to + k] = (from[a + k] + from[a + 4 + k] + from[a + row + k] + from[a + row + 4 + k] + 2) >> 2
    }
  }
  return { width, height, rgba }
}
