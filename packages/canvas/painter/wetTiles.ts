import type { Tile } from '../tiles/tile.ts'

/** Tiles of a stroke in progress, which stand in for the kept ones of a layer or of its mask. */
export interface WetTiles {
  get(id: string, of: 'layer' | 'mask', key: string): Tile | undefined
  put(id: string, of: 'layer' | 'mask', key: string, tile: Tile): void
  /** Says that a tile was written to. */
  stir(id: string, of: 'layer' | 'mask', key: string): void
  /** How often a tile was written to, as a number that no kept tile has; undefined where there is none. */
  state(id: string, of: 'layer' | 'mask', key: string): number | undefined
  readonly size: number
  clear(): void
}

/** Opens a place for wet tiles. */
export function openWetTiles(): WetTiles {
  const tiles = new Map<string, { tile: Tile; state: number }>()
  let stirred = 0
  const name = (id: string, of: string, key: string) => `${id}:${of}:${key}`
  return {
    get: (id, of, key) => (tiles.size === 0 ? undefined : tiles.get(name(id, of, key))?.tile),
    put: (id, of, key, tile) => void tiles.set(name(id, of, key), { tile, state: --stirred }),
    stir(id, of, key) {
      const wet = tiles.get(name(id, of, key))
      if (wet) wet.state = --stirred
    },
    state: (id, of, key) => (tiles.size === 0 ? undefined : tiles.get(name(id, of, key))?.state),
    get size() {
      return tiles.size
    },
    clear: () => tiles.clear(),
  }
}
