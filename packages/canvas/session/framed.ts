import { limits } from '@toile/rules/limits.ts'
import type { CanvasDocument } from '../document/canvasDocument.ts'
import { isTiled, type Layer, type TileMap } from '../document/layer.ts'
import type { Matrix } from '../document/matrix.ts'
import type { Box } from '../tiles/box.ts'
import { shiftedTiles } from '../tiles/shiftedTiles.ts'
import type { TileStore } from '../tiles/tileStore.ts'

/** Tiles by number moved by whole pixels. */
function shifted(tiles: TileStore, map: TileMap, dx: number, dy: number): TileMap {
  const held = Object.entries(map).flatMap(([key, ref]) => {
    const tile = tiles.get(ref)
    return tile ? [[key, tile] as const] : []
  })
  return Object.fromEntries([...shiftedTiles(held, dx, dy)].map(([key, tile]) => [key, tiles.keep(tile)]))
}

/** A map followed by a move. */
const movedMatrix = ([a, b, c, d, e, f, g, h, i]: Matrix, dx: number, dy: number): Matrix => [
  a + dx * g,
  b + dx * h,
  c + dx * i,
  d + dy * g,
  e + dy * h,
  f + dy * i,
  g,
  h,
  i,
]

function movedLayer(tiles: TileStore, layer: Layer, dx: number, dy: number): Layer {
  const masked = layer.mask
    ? { ...layer, mask: { ...layer.mask, tiles: shifted(tiles, layer.mask.tiles, dx, dy) } }
    : layer
  if (!isTiled(masked)) return masked
  const moved = { ...masked, tiles: shifted(tiles, masked.tiles, dx, dy) }
  return moved.kind === 'raster' ? moved : { ...moved, matrix: movedMatrix(moved.matrix, dx, dy) }
}

/** The sheet cut to a box of whole pixels, or widened to it, as the change `frameSheet` takes it; what is cut off stays on the layers beyond the sheet. */
export function framed(
  document: CanvasDocument,
  tiles: TileStore,
  { x0, y0, x1, y1 }: Readonly<Box>,
): { width: number; height: number; layers: readonly Layer[] } {
  const [width, height] = [x1 - x0, y1 - y0]
  const isWithin = width >= 1 && height >= 1 && Math.max(width, height) <= limits.canvas.side
  const stays = x0 === 0 && y0 === 0
  const layers = isWithin && !stays ? Object.values(document.layers) : []
  return { width, height, layers: layers.map((layer) => movedLayer(tiles, layer, -x0, -y0)) }
}
