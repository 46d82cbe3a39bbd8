import type { Mask, TiledLayer } from '../../document/layer.ts'
import { side, tileKey } from '../../tiles/tile.ts'
import type { TileStore } from '../../tiles/tileStore.ts'
import { paintedPart } from '../paintedPart.ts'

interface Baked {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly rgba: Uint8ClampedArray<ArrayBuffer>
}

/** The painted part of a layer with its mask, and the alpha of the layer that it is clipped to, worked into its own alpha; one clear pixel where it is empty. */
export function bakedPart(layer: TiledLayer, base: TiledLayer | undefined, store: TileStore): Baked {
  const painted = paintedPart(layer, store)
  if (!painted) return { x: 0, y: 0, width: 1, height: 1, rgba: new Uint8ClampedArray(4) }
  const { box, rgba } = painted
  const [width, height] = [box.x1 - box.x0, box.y1 - box.y0]
  const shown = [maskAt(layer.mask, store), base && alphaAt(base, store), base && maskAt(base.mask, store)]
  for (const at of shown)
    if (at)
      for (let i = 0; i < width * height; i++) {
        const level = at(box.x0 + (i % width), box.y0 + Math.floor(i / width))
        rgba[i * 4 + 3] = Math.round((rgba[i * 4 + 3]! * level) / 255)
      }
  return { x: box.x0, y: box.y0, width, height, rgba }
}

type LevelAt = (x: number, y: number) => number

const levelIn = (tiles: Readonly<Record<string, number>>, blank: number, store: TileStore): LevelAt => {
  return (x, y) => {
    const [column, row] = [Math.floor(x / side), Math.floor(y / side)]
    const tile = store.get(tiles[tileKey(column, row)])
    return tile ? (tile[((y - row * side) * side + x - column * side) * 4 + 3] ?? blank) : blank
  }
}

const maskAt = (mask: Mask | undefined, store: TileStore): LevelAt | undefined =>
  mask?.enabled ? levelIn(mask.tiles, mask.outside === 'shown' ? 255 : 0, store) : undefined

const alphaAt = ({ tiles }: TiledLayer, store: TileStore): LevelAt => levelIn(tiles, 0, store)
