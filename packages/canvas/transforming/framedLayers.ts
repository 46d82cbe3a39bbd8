import type { CanvasDocument } from '../document/canvasDocument.ts'
import { isTiled, type Layer, type Mask, type TileMap } from '../document/layer.ts'
import type { Matrix } from '../document/matrix.ts'
import type { Box } from '../tiles/box.ts'
import { side, type Tile } from '../tiles/tile.ts'
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

/** Whether a map moves everything by whole multiples of a step and does nothing else. */
const movesBy = (matrix: Matrix, step: number): boolean => {
  const [, , x, , , y] = matrix
  return x % step === 0 && y % step === 0 && matrix.every((value, i) => value === moving(x, y)[i])
}

/** Tiles whose alpha is what it lacked. */
function turnedRound(tiles: ReadonlyMap<string, Tile>): ReadonlyMap<string, Tile> {
  const turned = new Map<string, Tile>()
  for (const [key, tile] of tiles) {
    const out = tile.slice()
    for (let i = 3; i < out.length; i += 4) out[i] = 255 - out[i]!
    turned.set(key, out)
  }
  return turned
}

function framed(document: CanvasDocument, store: TileStore, matrix: Matrix, width: number, height: number): Framed {
  // As far beyond the sheet as a sheet of the largest size could be cut back to.
  const within = { x0: -width, y0: -height, x1: 2 * width, y1: 2 * height }
  const open = (tiles: TileMap): ReadonlyMap<string, Tile> => {
    const opened = new Map<string, Tile>()
    for (const [key, ref] of Object.entries(tiles)) {
      const tile = store.get(ref)
      if (tile) opened.set(key, tile)
    }
    return opened
  }
  const move = (tiles: TileMap, map = matrix): TileMap => {
    const known = new Map(Object.values(tiles).map((ref) => [store.get(ref), ref]))
    const moved = [...transformTiles(open(tiles), map, within)]
    return Object.fromEntries(moved.map(([key, tile]) => [key, known.get(tile) ?? store.keep(tile)]))
  }
  const masked = (mask: Mask): Mask => {
    if (mask.outside === 'hidden' || movesBy(matrix, side)) return { ...mask, tiles: move(mask.tiles) }
    // Beyond its tiles all is shown, so what is carried is what it hides.
    const moved = turnedRound(transformTiles(turnedRound(open(mask.tiles)), matrix, within))
    return { ...mask, tiles: Object.fromEntries([...moved].map(([key, tile]) => [key, store.keep(tile)])) }
  }
  const layers = Object.values(document.layers).map((layer): Layer => {
    const mask = layer.mask && { mask: masked(layer.mask) }
    if (!isTiled(layer)) return { ...layer, ...mask }
    if (layer.kind === 'raster') return { ...layer, ...mask, tiles: move(layer.tiles) }
    const lies = after(matrix, layer.matrix)
    // A picture is drawn from its own pixels again, so that sizes that follow each other do not blur it.
    const isRedrawn = layer.kind === 'picture' && !movesBy(matrix, 1)
    const tiles = isRedrawn ? move(layer.source, lies) : move(layer.tiles)
    return { ...layer, ...mask, tiles, matrix: lies }
  })
  return { width, height, layers }
}
