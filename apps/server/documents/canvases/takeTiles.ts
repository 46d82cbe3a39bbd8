import { type StoredTile, unpackTiles } from '@toile/canvas/document/storedTilePack.ts'
import { side } from '@toile/canvas/tiles/tile.ts'
import { refuse } from '@toile/rules/refusals.ts'
import type { Files } from '../../host/files/files.ts'
import { hashBytes } from '../../host/files/hashBytes.ts'
import { isTile } from './isTile.ts'

/** The kind that tiles are kept as. */
export const tileMime = 'image/png'
/** Tiles that are looked at, and stored, at once. */
const together = 8

async function takeTile(files: Pick<Files, 'putBytes'>, { hash, png }: StoredTile): Promise<void> {
  if (hashBytes(png) !== hash) throw refuse('tilesUnreadable')
  if (!(await isTile(png))) throw refuse('tileForm', { side })
  await files.putBytes(png, tileMime)
}

/** Stores the tiles of a body, each looked at before it is; answers how many bytes each has, by its hash. */
export async function takeTiles(files: Pick<Files, 'putBytes'>, body: Uint8Array): Promise<Map<string, number>> {
  const tiles = unpackTiles(body)
  if (!tiles) throw refuse('tilesUnreadable')
  const sizes = new Map(tiles.map(({ hash, png }) => [hash, png.length]))
  const waiting = tiles.values()
  const work = async () => {
    for (const tile of waiting) await takeTile(files, tile)
  }
  await Promise.all(Array.from({ length: together }, work))
  return sizes
}
