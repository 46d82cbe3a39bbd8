import { eachPatch } from '../tiles/eachPatch.ts'
import { isEmptyTile, side, type Tile, tileBytes, tileKey, tilePlace } from '../tiles/tile.ts'

/** Tiles moved by whole pixels, bit for bit; by whole tiles they are the very same tiles. */
export function moveTiles(tiles: ReadonlyMap<string, Tile>, x: number, y: number): ReadonlyMap<string, Tile> {
  const whole = x % side === 0 && y % side === 0
  const moved = new Map<string, Tile>()
  for (const [key, tile] of tiles) {
    const [column, row] = tilePlace(key)
    if (whole) {
      moved.set(tileKey(column + x / side, row + y / side), tile)
      continue
    }
    const [left, top] = [column * side + x, row * side + y]
    eachPatch({ x0: left, y0: top, x1: left + side, y1: top + side }, (to, patch, ox, oy) => {
      const out = moved.get(to) ?? new Uint8ClampedArray(tileBytes)
      moved.set(to, out)
      for (let py = patch.y0; py < patch.y1; py++) {
        const from = ((oy + py - top) * side + ox + patch.x0 - left) * 4
        out.set(tile.subarray(from, from + (patch.x1 - patch.x0) * 4), (py * side + patch.x0) * 4)
      }
    })
  }
  return new Map([...moved].filter(([, tile]) => !isEmptyTile(tile)))
}
