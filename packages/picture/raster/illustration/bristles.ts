import { openNoise } from '@toile/geometry'

/** Side of the tile of bristle marks, in pens. */
export const bristleSize = 256

let tile: Float32Array | null = null

/** Marks that the hairs of a flat brush leave on their way down, about 0, as a seamless tile made once: a few pens across, a hundred long. */
export function bristleTile(): Float32Array {
  if (tile) return tile
  const noise = openNoise(23)
  const made = new Float32Array(bristleSize * bristleSize)
  for (let y = 0; y < bristleSize; y++) {
    for (let x = 0; x < bristleSize; x++) {
      made[y * bristleSize + x] = 0.7 * (noise(x / 2, y / 64, 128, 4) - 0.5) + 0.3 * (noise(x / 8, y / 32, 32, 8) - 0.5)
    }
  }
  tile = made
  return made
}
