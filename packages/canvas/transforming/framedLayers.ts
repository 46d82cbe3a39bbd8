import type { CanvasDocument } from '../document/canvasDocument.ts'
import { isTiled, type Layer, type Mask, type TileMap } from '../document/layer.ts'
import type { Matrix } from '../document/matrix.ts'
import type { Box } from '../tiles/box.ts'
import type { Tile } from '../tiles/tile.ts'
import type { TileStore } from '../tiles/tileStore.ts'
import { after, moving, scaling } from '../warping/matrices.ts'
import { transformTiles } from './transformTiles.ts'

/** A sheet with other sides and its layers as they then lie, as the change `frameSheet` takes it. */
export interface Framed {
  readonly width: number
  readonly height: number
  readonly layers: readonly Layer[]
}

/** The layers of a painting whose sheet is cut to a box, which may also be wider than it: nothing is drawn anew, and what hangs over the edges is kept. */
export const cropped = (document: CanvasDocument, store: TileStore, { x0, y0, x1, y1 }: Readonly<Box>): Framed =>
  framed(document, store, moving(-x0, -y0), x1 - x0, y1 - y0)

/** The layers of a painting drawn to other sides. */
export const resized = (document: CanvasDocument, store: TileStore, width: number, height: number): Framed =>
  framed(document, store, scaling(width / document.width, height / document.height), width, height)

function framed(document: CanvasDocument, store: TileStore, matrix: Matrix, width: number, height: number): Framed {
  // As far beyond the sheet as a sheet of the largest size could be cut back to.
  const within = { x0: -width, y0: -height, x1: 2 * width, y1: 2 * height }
  const move = (tiles: TileMap): TileMap => {
    const open = new Map<string, Tile>()
    for (const [key, ref] of Object.entries(tiles)) {
      const tile = store.get(ref)
      if (tile) open.set(key, tile)
    }
    const known = new Map(Object.values(tiles).map((ref) => [store.get(ref), ref]))
    const moved = [...transformTiles(open, matrix, within)]
    return Object.fromEntries(moved.map(([key, tile]) => [key, known.get(tile) ?? store.keep(tile)]))
  }
  const masked = (mask: Mask): Mask => ({ ...mask, tiles: move(mask.tiles) })
  const layers = Object.values(document.layers).map((layer): Layer => {
    const mask = layer.mask && { mask: masked(layer.mask) }
    if (!isTiled(layer)) return { ...layer, ...mask }
    const tiles = move(layer.tiles)
    if (layer.kind === 'raster') return { ...layer, ...mask, tiles }
    return { ...layer, ...mask, tiles, matrix: after(matrix, layer.matrix) }
  })
  return { width, height, layers }
}
