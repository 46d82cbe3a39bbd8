import { openNoise } from '@toile/geometry'

/** Side of the grain tile in pixels. */
export const grainSize = 512

let tile: Float32Array | null = null

/** Two octaves of paper grain about 0, within about -0.5..0.5, as a seamless tile made once. */
export function grainTile(): Float32Array {
  if (tile) return tile
  const noise = openNoise(17)
  const made = new Float32Array(grainSize * grainSize)
  for (let y = 0; y < grainSize; y++) {
    for (let x = 0; x < grainSize; x++) {
      made[y * grainSize + x] =
        0.6 * (noise(x / 2, y / 2, 256, 256) - 0.5) + 0.4 * (noise(x * 0.1875, y * 0.1875, 96, 96) - 0.5)
    }
  }
  tile = made
  return made
}
