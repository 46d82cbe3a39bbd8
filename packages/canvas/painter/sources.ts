import { reachOf } from '../adjusting/reachOf.ts'
import type { CanvasDocument } from '../document/canvasDocument.ts'
import { isTiled, type Layer } from '../document/layer.ts'
import { side, type Tile, tileBytes, tileKey, tilePlace } from '../tiles/tile.ts'
import type { TileStore } from '../tiles/tileStore.ts'
import { type Run, runsOf } from './runsOf.ts'
import type { WetTiles } from './wetTiles.ts'

const empty: Tile = new Uint8ClampedArray(tileBytes)

/** The pixels of one state of a painting, with a stroke in progress on it. */
export interface Sources {
  readonly document: CanvasDocument
  /** The own pixels of a layer. */
  tile(layer: Layer, key: string): Tile | undefined
  /** The mask of a layer; undefined where all is shown. */
  mask(layer: Layer, key: string): Tile | undefined
  /** What stands for the pixels of a layer, and of its mask, compared by identity. */
  tileMark(layer: Layer, key: string): number | undefined
  maskMark(layer: Layer, key: string): number | string | undefined
  /** The layers of a group, or of the sheet where it is '', as they are laid. */
  runs(group: string): readonly Run[]
  /** The keys of the tiles of the sheet that lie within some pixels of a tile. */
  near(key: string, reach: number): readonly string[]
  reach(layer: Layer): number
}

/** The pixels of a painting as it is now. */
export function sourcesOf(document: CanvasDocument, store: TileStore, wet: WetTiles): Sources {
  const listed = new Map<string, readonly Run[]>()
  const tileMark = (layer: Layer, key: string) =>
    isTiled(layer) ? (wet.state(layer.id, 'layer', key) ?? layer.tiles[key]) : undefined
  return {
    document,
    tile: (layer, key) =>
      isTiled(layer) ? (wet.get(layer.id, 'layer', key) ?? store.get(layer.tiles[key])) : undefined,
    mask({ id, mask }, key) {
      if (!mask?.enabled) return undefined
      return wet.get(id, 'mask', key) ?? store.get(mask.tiles[key]) ?? (mask.outside === 'hidden' ? empty : undefined)
    },
    tileMark,
    maskMark: ({ id, mask }, key) =>
      mask?.enabled ? (wet.state(id, 'mask', key) ?? mask.tiles[key] ?? mask.outside) : undefined,
    runs(group) {
      const kept = listed.get(group)
      if (kept) return kept
      const layer = document.layers[group]
      const runs = runsOf(document, group === '' ? document.root : layer?.kind === 'group' ? layer.children : [])
      listed.set(group, runs)
      return runs
    },
    near(key, reach) {
      const [column, row] = tilePlace(key)
      const far = Math.ceil(reach / side)
      const keys: string[] = []
      for (let y = Math.max(0, row - far); y <= row + far && y * side < document.height; y++)
        for (let x = Math.max(0, column - far); x <= column + far && x * side < document.width; x++)
          keys.push(tileKey(x, y))
      return keys
    },
    reach: (layer) => (layer.kind === 'adjustment' ? reachOf(layer.adjustment) : 0),
  }
}
