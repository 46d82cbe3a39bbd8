import type { Tile } from './tile.ts'

/** The tiles of an open document and of its steps, by number; a number is given once and its tile never changes. */
export interface TileStore {
  get(ref: number | undefined): Tile | undefined
  keep(tile: Tile): number
  /** How many there are. */
  readonly size: number
  /** Lets go of all that are not needed. */
  sweep(needed: ReadonlySet<number>): void
}

/** Opens an empty store. */
export function openTiles(): TileStore {
  const tiles = new Map<number, Tile>()
  let last = 0
  return {
    get: (ref) => (ref === undefined ? undefined : tiles.get(ref)),
    keep(tile) {
      last += 1
      tiles.set(last, tile)
      return last
    },
    get size() {
      return tiles.size
    },
    sweep(needed) {
      for (const ref of tiles.keys()) if (!needed.has(ref)) tiles.delete(ref)
    },
  }
}
