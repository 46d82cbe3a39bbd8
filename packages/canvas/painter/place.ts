import type { Tile } from '../tiles/tile.ts'
import type { Run } from './runsOf.ts'

/** Where a list of layers is laid: on the sheet, in a group, or on the layer that they are clipped to. */
export interface Place {
  readonly runs: readonly Run[]
  /** Laid only where the ground is painted: layers that are clipped. */
  readonly atop: boolean
  /** A fresh picture of what lies below the list at a tile; nothing where nothing does and nothing would come of it. */
  below(key: string): Tile | undefined
  /** What that picture depends on, compared by identity. */
  marksBelow(key: string, marks: unknown[]): void
}
