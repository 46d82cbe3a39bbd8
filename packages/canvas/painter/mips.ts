import type { Box } from '../tiles/box.ts'
import { eachPatch } from '../tiles/eachPatch.ts'
import { side, type Tile, tileBytes, tileKey } from '../tiles/tile.ts'
import { wordsOf } from '../tiles/wordsOf.ts'

/** How many sizes of the picture are held: whole, half, quarter, eighth and sixteenth. */
const levels = 5

/** The picture of a painting in several sizes, each in tiles. */
export interface Mips {
  /** A tile of a level; made empty where there is none yet. */
  at(level: number, key: string): Tile
  /** Makes the smaller sizes anew where the whole one changed. */
  renew(box: Readonly<Box>): void
  clear(): void
  /** How many tiles there are. */
  readonly size: number
}

const pair = 0x00ff00ff

/** The mean of four pixels. */
function meanOf(a: number, b: number, c: number, d: number): number {
  const even = (a & pair) + (b & pair) + (c & pair) + (d & pair) + 0x00020002
  const odd = ((a >>> 8) & pair) + ((b >>> 8) & pair) + ((c >>> 8) & pair) + ((d >>> 8) & pair) + 0x00020002
  return ((even >>> 2) & pair) | (((odd >>> 2) & pair) << 8)
}

/** Opens the sizes of a picture. */
export function openMips(): Mips {
  const tiles = Array.from({ length: levels }, () => new Map<string, Tile>())
  function at(level: number, key: string): Tile {
    const stack = tiles[level]
    const known = stack?.get(key)
    if (known) return known
    const tile: Tile = new Uint8ClampedArray(tileBytes)
    stack?.set(key, tile)
    return tile
  }
  function halve(level: number, box: Box): void {
    eachPatch(box, (key, patch, ox, oy) => {
      const out = wordsOf(at(level, key))
      // Each quarter of a tile is half of one tile of the level before it.
      for (let qy = 0; qy < 2; qy++)
        for (let qx = 0; qx < 2; qx++) {
          const [fromX, fromY] = [(qx * side) / 2, (qy * side) / 2]
          const [x0, x1] = [Math.max(patch.x0, fromX), Math.min(patch.x1, fromX + side / 2)]
          const [y0, y1] = [Math.max(patch.y0, fromY), Math.min(patch.y1, fromY + side / 2)]
          if (x0 >= x1 || y0 >= y1) continue
          const from = wordsOf(at(level - 1, tileKey((ox / side) * 2 + qx, (oy / side) * 2 + qy)))
          for (let y = y0; y < y1; y++)
            for (let x = x0; x < x1; x++) {
              const i = (y - fromY) * 2 * side + (x - fromX) * 2
              out[y * side + x] = meanOf(from[i]!, from[i + 1]!, from[i + side]!, from[i + side + 1]!)
            }
        }
    })
  }
  return {
    at,
    renew(box) {
      let { x0, y0, x1, y1 } = box
      for (let level = 1; level < levels; level++) {
        x0 = Math.floor(x0 / 2)
        y0 = Math.floor(y0 / 2)
        x1 = Math.ceil(x1 / 2)
        y1 = Math.ceil(y1 / 2)
        halve(level, { x0, y0, x1, y1 })
      }
    },
    clear: () => {
      for (const stack of tiles) stack.clear()
    },
    get size() {
      return tiles.reduce((sum, stack) => sum + stack.size, 0)
    },
  }
}
