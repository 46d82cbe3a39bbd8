import { eachPatch } from './eachPatch.ts'
import { isEmptyTile, side, type Tile, tileBytes } from './tile.ts'

/** Pixels of any size, row by row: red, green, blue and straight alpha. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly rgba: Uint8ClampedArray | Uint8Array
}

/** Cuts a picture whose corner lies at (x, y) of the sheet into tiles; those on which nothing is painted are left out. */
export function cutTiles({ width, height, rgba }: Pixels, x = 0, y = 0): ReadonlyMap<string, Tile> {
  const tiles = new Map<string, Tile>()
  eachPatch({ x0: x, y0: y, x1: x + width, y1: y + height }, (key, patch, ox, oy) => {
    const tile: Tile = new Uint8ClampedArray(tileBytes)
    for (let py = patch.y0; py < patch.y1; py++) {
      const from = ((oy + py - y) * width + (ox + patch.x0 - x)) * 4
      tile.set(rgba.subarray(from, from + (patch.x1 - patch.x0) * 4), (py * side + patch.x0) * 4)
    }
    if (!isEmptyTile(tile)) tiles.set(key, tile)
  })
  return tiles
}
