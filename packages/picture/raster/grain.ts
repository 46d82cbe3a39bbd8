import { openNoise } from '@toile/geometry'

/** Side of the grain tile in pixels. */
export const grainSize = 512

let tile: Float32Array | null = null
let steered: { texture: number; tile: Float32Array } | null = null

/** The grain of paper as a seamless tile, so many times as strong as it is; the latest is kept. */
export function grainTile(texture = 1): Float32Array {
  const plain = plainTile()
  if (texture === 1) return plain
  if (steered?.texture !== texture) steered = { texture, tile: plain.map((value) => value * texture) }
  return steered.tile
}

/** Two octaves of paper grain about 0, within about -0.5..0.5, made once. */
function plainTile(): Float32Array {
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
