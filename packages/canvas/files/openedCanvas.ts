import type { CanvasDocument } from '../document/canvasDocument.ts'
import type { TileStore } from '../tiles/tileStore.ts'

/** A document that is worked on, and its tiles. */
export interface OpenedCanvas {
  readonly document: CanvasDocument
  readonly tiles: TileStore
}
