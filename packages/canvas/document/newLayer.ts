import type { RasterLayer, TileMap } from './layer.ts'
import { plainLayer } from './plainLayer.ts'

/** A layer of paint; empty where no tiles are named. */
export const newLayer = (id: string, name: string, tiles: TileMap = {}): RasterLayer => ({
  ...plainLayer,
  kind: 'raster',
  id,
  name,
  tiles,
})
