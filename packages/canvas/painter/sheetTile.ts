import { type Tile, tileBytes } from '../tiles/tile.ts'
import { wordsOf } from '../tiles/wordsOf.ts'

/** A tile of the bare sheet; of nothing where it has no colour. */
export function sheetTile(color: string | null): Tile {
  const tile: Tile = new Uint8ClampedArray(tileBytes)
  if (color === null) return tile
  const rgb = Number.parseInt(color.slice(1), 16)
  wordsOf(tile).fill((255 << 24) | ((rgb & 255) << 16) | (rgb & 0xff00) | (rgb >> 16))
  return tile
}
