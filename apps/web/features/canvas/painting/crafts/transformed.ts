import type { Mask, TileMap } from '@toile/canvas/document/layer.ts'
import type { Matrix } from '@toile/canvas/document/matrix.ts'
import type { Box } from '@toile/canvas/tiles/box.ts'
import { side, type Tile, tileBytes } from '@toile/canvas/tiles/tile.ts'
import type { TileStore } from '@toile/canvas/tiles/tileStore.ts'
import { layTiles } from '@toile/canvas/transforming/layTiles.ts'
import { bendTiles, transformTiles } from '@toile/canvas/transforming/transformTiles.ts'
import { after } from '@toile/canvas/warping/matrices.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { type LiftedPart, openTilesOf } from './liftedParts.ts'
import type { TransformMap } from './transformOrder.ts'

/** A layer as a transform leaves it. */
export interface TransformedLayer {
  readonly id: string
  readonly tiles: TileMap
  /** Of pictures and text. */
  readonly matrix?: Matrix
  readonly mask?: Mask
}

interface Transforming {
  readonly store: TileStore
  readonly map: TransformMap
  /** What is transformed lies in this box. */
  readonly box: Readonly<Box>
  /** What comes to lie outside is dropped. */
  readonly within: Readonly<Box>
  /** Whether all of a layer goes, and its mask with it. */
  readonly whole: boolean
}

/** The tiles of a mask whose outside is shown, the other way round, so that what is missing is nothing. */
const hiddenOf = (tiles: ReadonlyMap<string, Tile>): ReadonlyMap<string, Tile> =>
  new Map(
    [...tiles].map(([key, tile]) => {
      const turned: Tile = new Uint8ClampedArray(tileBytes).fill(255)
      for (let i = 3; i < side * side * 4; i += 4) turned[i] = 255 - tile[i]!
      return [key, turned]
    }),
  )

/** A layer carried through a map: a picture keeps its own pixels, and paint is drawn anew. */
export function transformed({ layer, lifted, rest }: LiftedPart, transforming: Transforming): TransformedLayer {
  const { store, map, box, within, whole } = transforming
  const refs = new Map(Object.values(layer.tiles).map((ref) => [store.get(ref), ref]))
  const kept = (tiles: ReadonlyMap<string, Tile>): TileMap =>
    Object.fromEntries([...tiles].map(([key, tile]) => [key, refs.get(tile) ?? store.keep(tile)]))
  const carry = (tiles: ReadonlyMap<string, Tile>) =>
    map.kind === 'matrix' ? transformTiles(tiles, map.matrix, within) : bendTiles(tiles, map.mesh, box, within)
  const maskOf = ({ tiles, outside, enabled }: Mask): Mask => {
    const own = openTilesOf(store, tiles)
    const carried = outside === 'hidden' ? carry(own) : hiddenOf(carry(hiddenOf(own)))
    return { tiles: kept(carried), outside, enabled }
  }
  const mask = whole && layer.mask && { mask: maskOf(layer.mask) }
  if (layer.kind === 'raster') return { id: layer.id, tiles: kept(layTiles(rest, carry(lifted))), ...mask }
  if (map.kind === 'mesh') throw refuse('warpNeedsPaint', { name: layer.name })
  const matrix = after(map.matrix, layer.matrix)
  const drawn =
    layer.kind === 'picture' ? transformTiles(openTilesOf(store, layer.source), matrix, within) : carry(lifted)
  return { id: layer.id, tiles: kept(drawn), matrix, ...mask }
}
