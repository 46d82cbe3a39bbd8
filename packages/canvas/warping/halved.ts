import type { PixelSource } from './pixelSource.ts'

/** A source at half its size, each pixel the mean of four, colours weighed by their alpha. */
export function halved({ words, width, height, stride }: PixelSource): PixelSource {
  const [across, down] = [Math.max(1, (width + 1) >> 1), Math.max(1, (height + 1) >> 1)]
  const out = new Int32Array(across * down)
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      let [red, green, blue, alpha] = [0, 0, 0, 0]
      for (let k = 0; k < 4; k++) {
        const word = words[Math.min(height - 1, 2 * y + (k >> 1)) * stride + Math.min(width - 1, 2 * x + (k & 1))]!
        const weight = word >>> 24
        red += (word & 255) * weight
        green += ((word >>> 8) & 255) * weight
        blue += ((word >>> 16) & 255) * weight
        alpha += weight
      }
      if (alpha === 0) continue
      const half = alpha >> 1
      out[y * across + x] =
        ((red + half) / alpha) |
        0 |
        ((((green + half) / alpha) | 0) << 8) |
        ((((blue + half) / alpha) | 0) << 16) |
        (((alpha + 2) >> 2) << 24)
    }
  return { words: out, width: across, height: down, stride: across }
}
