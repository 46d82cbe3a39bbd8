import { eachPatch } from './eachPatch.ts'
import { isEmptyTile, side, type Tile, tileBytes, tilePlace } from './tile.ts'
import { wordsOf } from './wordsOf.ts'

/** Tiles moved by whole pixels of the sheet, as fresh tiles; those on which nothing is painted are left out. */
export function shiftedTiles(
  tiles: Iterable<readonly [key: string, tile: Tile]>,
  dx: number,
  dy: number,
): ReadonlyMap<string, Tile> {
  const out = new Map<string, Tile>()
  for (const [from, tile] of tiles) {
    const source = wordsOf(tile)
    const [column, row] = tilePlace(from)
    const [left, top] = [column * side + dx, row * side + dy]
    eachPatch({ x0: left, y0: top, x1: left + side, y1: top + side }, (key, { x0, y0, x1, y1 }, x, y) => {
      const target = out.get(key) ?? new Uint8ClampedArray(tileBytes)
      out.set(key, target)
      const words = wordsOf(target)
      for (let py = y0; py < y1; py++) {
        const at = (y + py - top) * side + x + x0 - left
        words.set(source.subarray(at, at + x1 - x0), py * side + x0)
      }
    })
  }
  for (const [key, tile] of out) if (isEmptyTile(tile)) out.delete(key)
  return out
}
