import type { CanvasDocument } from '../../document/canvasDocument.ts'
import { withRefs } from './withRefs.ts'
import type { TileStore } from '../../tiles/tileStore.ts'
import { sure } from '@toile/geometry'

/** A painting whose tiles are taken over from another store, equal ones once. */
export const takenOver = (document: CanvasDocument, from: TileStore, to: TileStore): CanvasDocument => {
  const refs = new Map<number, number>()
  return withRefs(document, (ref) => {
    const known = refs.get(ref) ?? to.keep(sure(from.get(ref)))
    refs.set(ref, known)
    return known
  })
}
