import { normal } from '../blending/normal.ts'
import { wholeTile } from '../tiles/eachPatch.ts'
import type { Tile } from '../tiles/tile.ts'

/** Tiles with others laid on them: where only one of both is, it is the very same tile. */
export function layTiles(
  below: ReadonlyMap<string, Tile>,
  above: ReadonlyMap<string, Tile>,
): ReadonlyMap<string, Tile> {
  const laid = new Map(below)
  for (const [key, tile] of above) {
    const ground = below.get(key)?.slice()
    if (ground) normal(ground, tile, wholeTile, 1)
    laid.set(key, ground ?? tile)
  }
  return laid
}
