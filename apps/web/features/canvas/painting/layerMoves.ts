import type { CanvasDocument } from '@toile/canvas/document/canvasDocument.ts'
import { childrenOf, groupOf, inOrder, withHeld } from '@toile/canvas/document/layerTree.ts'
import { newLayer } from '@toile/canvas/document/newLayer.ts'
import { duplicateLayers, groupLayers } from '@toile/canvas/document/orderChanges.ts'
import { mergeLayers } from '@toile/canvas/document/pixelChanges.ts'
import type { Session } from '@toile/canvas/session/openSession.ts'
import { keysOf } from '@toile/canvas/tiles/eachPatch.ts'
import { isEmptyTile } from '@toile/canvas/tiles/tile.ts'
import { sure } from '@toile/geometry'
import { refuse } from '@toile/rules/refusals.ts'
import { freshId } from './freshId.ts'

/** Holds layers together. */
export function group({ document }: Session, ids: readonly string[], name: string): void {
  if (ids.length > 0) document.change(groupLayers, { ids: [...ids], group: freshId(), name })
}

/** Puts a copy of each layer above it. */
export function duplicate({ document }: Session, ids: readonly string[]): void {
  const now = document.get()
  const whole = ids.flatMap((id) => withHeld(now, id))
  if (whole.length > 0)
    document.change(duplicateLayers, { ids: [...ids], copies: Object.fromEntries(whole.map((id) => [id, freshId()])) })
}

/** The picture of some layers by themselves, on clear ground, as tiles of the store. */
function flattened({ document, painter, tiles }: Session, only: readonly string[]): Record<string, number> {
  const now = document.get()
  const shown = new Set(only)
  const alone: CanvasDocument = { ...now, root: only, layers: now.layers, active: '' }
  const found: Record<string, number> = {}
  if (shown.size === 0) return found
  for (const key of keysOf(now.width, now.height)) {
    const tile = painter.compose(alone, key, null)
    if (!isEmptyTile(tile)) found[key] = tiles.keep(tile)
  }
  return found
}

/** Makes one layer of paint of several, or of one and the layer below it. */
export function mergeDown(session: Session, ids: readonly string[]): void {
  const { document } = session
  const now = document.get()
  const [first = ''] = ids
  const beside = childrenOf(now, groupOf(now, first))
  const below = beside[beside.indexOf(first) - 1]
  const told = ids.length > 1 ? ids : below ? [below, first] : []
  const order = inOrder(now).filter((id) => told.includes(id))
  const [lowest] = order
  if (order.length < 2 || lowest === undefined) throw refuse('nothingToMerge')
  const { name } = sure(now.layers[lowest])
  const layer = newLayer(freshId(), name, flattened(session, order))
  document.change(mergeLayers, { ids: order, layer, at: lowest })
}

/** Makes one layer of paint of all that is seen. */
export function flatten(session: Session, name: string): void {
  const { document } = session
  const { root } = document.get()
  const [lowest] = root
  if (lowest === undefined) throw refuse('nothingToMerge')
  document.change(mergeLayers, {
    ids: [...root],
    layer: newLayer(freshId(), name, flattened(session, root)),
    at: lowest,
  })
}
