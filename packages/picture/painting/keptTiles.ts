import type { TileMap } from '@toile/canvas/document/layer.ts'
import { cutTiles } from '@toile/canvas/tiles/cutTiles.ts'
import type { TileStore } from '@toile/canvas/tiles/tileStore.ts'
import type { Pixels } from '../surface.ts'

/** The tiles of a picture whose corner lies at (x, y) of the sheet, kept in a store. */
export const keptTiles = (store: TileStore, picture: Pixels, x = 0, y = 0): TileMap =>
  Object.fromEntries([...cutTiles(picture, x, y)].map(([key, tile]) => [key, store.keep(tile)]))
