import type { CanvasDocument } from '@toile/canvas/document/canvasDocument.ts'
import { withRefs } from '@toile/canvas/files/own/withRefs.ts'
import type { TileStore } from '@toile/canvas/tiles/tileStore.ts'
import { sure } from '@toile/geometry'

/** Takes the tiles of another store over. */
export const takenOver = (document: CanvasDocument, from: TileStore, to: TileStore): CanvasDocument => {
  const refs = new Map<number, number>()
  return withRefs(document, (ref) => {
    const known = refs.get(ref) ?? to.keep(sure(from.get(ref)))
    refs.set(ref, known)
    return known
  })
}
