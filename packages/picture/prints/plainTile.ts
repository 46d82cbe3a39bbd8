import type { Repeat } from '@toile/craft/prints/repeat.ts'
import { openRepeat } from '../cloth/tile.ts'
import type { Pixels } from '../surface.ts'

/** A length of cloth in pixels, the tile's corner in its own. */
export function layTiles(tile: Pixels, repeat: Repeat, width: number, height: number): Pixels {
  if (width === tile.width && height === tile.height) return tile
  const from = new Uint32Array(tile.rgba.buffer, tile.rgba.byteOffset, tile.rgba.length / 4)
  const at = openRepeat(tile, repeat)
  const words = new Uint32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) words[y * width + x] = from[at(x, y) / 4]
  }
  return { width, height, rgba: new Uint8ClampedArray(words.buffer) }
}
