import { decodeTile } from '@toile/canvas/files/decodeTile.ts'
import type { Tile } from '@toile/canvas/tiles/tile.ts'
import { openTiles, type TileStore } from '@toile/canvas/tiles/tileStore.ts'

/** A store whose tiles may be packed until somebody asks for one: the past of a painting is opened at once and takes little room. */
export interface PackedTiles extends TileStore {
  /** Takes a PNG of a tile; it is unpacked when it is first asked for. */
  hold(png: Uint8Array): number
}

/** Opens an empty store of that kind. */
export function openPackedTiles(): PackedTiles {
  const open = openTiles()
  const packed = new Map<number, Uint8Array>()
  const unpacked = new Map<number, Tile>()
  let last = 0
  /** The number that this store gave, to that of the store below. */
  const below = new Map<number, number>()
  const keep = (tile: Tile) => {
    last += 1
    below.set(last, open.keep(tile))
    return last
  }
  return {
    get(ref) {
      if (ref === undefined) return undefined
      const png = packed.get(ref)
      if (!png) return open.get(below.get(ref))
      const known = unpacked.get(ref)
      if (known) return known
      const tile = decodeTile(png)
      unpacked.set(ref, tile)
      return tile
    },
    keep,
    hold(png) {
      last += 1
      packed.set(last, png)
      return last
    },
    get size() {
      return packed.size + open.size
    },
    sweep(needed) {
      for (const ref of packed.keys())
        if (!needed.has(ref)) {
          packed.delete(ref)
          unpacked.delete(ref)
        }
      for (const ref of below.keys()) if (!needed.has(ref)) below.delete(ref)
      open.sweep(new Set(below.values()))
    },
  }
}
