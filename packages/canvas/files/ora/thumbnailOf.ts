import type { Pixels } from '../../tiles/cutTiles.ts'

const longest = 256

/** A picture of at most 256 pixels a side, each the one in the middle of those that it stands for. */
export function thumbnailOf({ width, height, rgba }: Pixels): Pixels {
  const share = Math.min(1, longest / Math.max(width, height))
  const [wide, high] = [width, height].map((length) => Math.max(1, Math.floor(length * share)))
  const small = { width: wide ?? 1, height: high ?? 1 }
  const pixels = new Uint8ClampedArray(small.width * small.height * 4)
  for (let y = 0; y < small.height; y++)
    for (let x = 0; x < small.width; x++) {
      const from =
        Math.floor(((y + 0.5) * height) / small.height) * width + Math.floor(((x + 0.5) * width) / small.width)
      pixels.set(rgba.subarray(from * 4, from * 4 + 4), (y * small.width + x) * 4)
    }
  return { ...small, rgba: pixels }
}
