import { startOf } from '@toile/canvas/adjusting/startOf.ts'
import type { AdjustmentId } from '@toile/canvas/document/adjustment.ts'
import { withHeld } from '@toile/canvas/document/layerTree.ts'
import { addLayer } from '@toile/canvas/document/layerChanges.ts'
import { duplicateLayers, groupLayers } from '@toile/canvas/document/orderChanges.ts'
import { setMask } from '@toile/canvas/document/pixelChanges.ts'
import { plainLayer } from '@toile/canvas/document/plainLayer.ts'
import type { Session } from '@toile/canvas/session/openSession.ts'
import { eachPatch } from '@toile/canvas/tiles/eachPatch.ts'
import type { Selection } from '@toile/canvas/tiles/selection.ts'
import { side, type Tile, tileBytes } from '@toile/canvas/tiles/tile.ts'
import { sure } from '@toile/geometry'
import { refuse } from '@toile/rules/refusals.ts'
import { freshId } from './freshId.ts'

/** What becomes one layer: a layer and the one below it, several that are chosen, all that is shown beside them, or all of the sheet. */
export type MergeKind = 'down' | 'visible' | 'flat' | 'mask'

/** Holds layers together. */
export function group({ document }: Session, ids: readonly string[], name: string): void {
  if (ids.length > 0) document.change(groupLayers, { ids: [...ids], group: freshId(), name })
}

/** Puts a copy of each layer above it. */
export function duplicate({ document }: Session, ids: readonly string[]): void {
  const now = document.get()
  const whole = ids.flatMap((id) => withHeld(now, id))
  if (whole.length === 0) return
  const copies = Object.fromEntries(whole.map((id) => [id, freshId()]))
  document.change(duplicateLayers, { ids: [...ids], copies })
}

/** Makes one layer of paint of several. */
export function merge(session: Session, how: MergeKind, ids: readonly string[]): void {
  const [first] = ids
  if (how === 'flat') return session.flatten(freshId())
  if (how === 'visible') return session.mergeVisible(freshId())
  if (first === undefined) throw refuse('layerMissing')
  if (how === 'mask') return session.applyMask(first)
  return ids.length > 1 ? session.mergeTogether(ids, freshId()) : session.mergeDown(first)
}

/** Puts an adjustment above the layer that is worked on. */
export function adjust({ document }: Session, id: AdjustmentId, name: string): void {
  document.change(addLayer, {
    layer: { ...plainLayer, kind: 'adjustment', id: freshId(), name, adjustment: startOf(id) },
  })
}

/** Tiles of a mask that shows what is selected. */
function tilesOfSelection({ tiles }: Session, { width, alpha, box }: Selection): Record<string, number> {
  const found: Record<string, number> = {}
  eachPatch(box, (key, patch, x, y) => {
    const tile: Tile = new Uint8ClampedArray(tileBytes).fill(255)
    for (let i = 3; i < tile.length; i += 4) tile[i] = 0
    for (let py = patch.y0; py < patch.y1; py++)
      for (let px = patch.x0; px < patch.x1; px++)
        tile[(py * side + px) * 4 + 3] = sure(alpha[(y + py) * width + x + px])
    found[key] = tiles.keep(tile)
  })
  return found
}

/** Gives a layer a mask: all of it shown, none of it, or what is selected. */
export function mask(
  session: Session,
  id: string,
  from: 'shown' | 'hidden' | 'selection',
  selection: Selection | null,
): void {
  const chosen = from === 'selection' && selection
  session.document.change(setMask, {
    id,
    mask: {
      tiles: chosen ? tilesOfSelection(session, chosen) : {},
      outside: chosen || from === 'hidden' ? 'hidden' : 'shown',
      enabled: true,
    },
  })
}
