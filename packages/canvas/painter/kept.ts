import type { Tile } from '../tiles/tile.ts'
import { sameMarks } from './marks.ts'

/** Pictures that are made once for what they depend on. */
export interface Kept {
  of(name: string, marks: readonly unknown[], make: () => Tile | undefined): Tile | undefined
  readonly size: number
  clear(): void
}

/** Opens a place that keeps one picture by each name, as long as its marks are the same. */
export function openKept(): Kept {
  const kept = new Map<string, { marks: readonly unknown[]; tile: Tile | undefined }>()
  return {
    of(name, marks, make) {
      const known = kept.get(name)
      if (known && sameMarks(known.marks, marks)) return known.tile
      const tile = make()
      kept.set(name, { marks, tile })
      return tile
    },
    get size() {
      return kept.size
    },
    clear: () => kept.clear(),
  }
}
