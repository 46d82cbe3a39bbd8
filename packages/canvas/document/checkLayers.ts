import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import type { CanvasDocument } from './canvasDocument.ts'
import type { Layer } from './layer.ts'
import { groupsAround } from './layerTree.ts'

/** A layer of a painting; refused where it is not there any more (requirement S8.04). */
export function layerOf<Ref>(document: CanvasDocument<Ref>, id: string): Layer<Ref> {
  const layer = document.layers[id]
  if (!layer) throw refuse('layerMissing')
  return layer
}

/** A layer that takes changes: refused where it, or a group around it, is fixed. */
export function freeLayer<Ref>(document: CanvasDocument<Ref>, id: string): Layer<Ref> {
  const layer = layerOf(document, id)
  const held = [layer, ...groupsAround(document, id).map((group) => layerOf(document, group))]
  const fixed = held.find((one) => one.fixed)
  if (fixed) throw refuse('layerFixed', { name: fixed.name })
  return layer
}

/** A layer that may leave its place: refused where it is fixed, pinned or the background. */
export function looseLayer<Ref>(document: CanvasDocument<Ref>, id: string): Layer<Ref> {
  const layer = freeLayer(document, id)
  if (layer.background) throw refuse('layerBackground', { name: layer.name })
  if (layer.pinned) throw refuse('layerPinned', { name: layer.name })
  return layer
}

/** Refuses more layers than a painting may hold. */
export function checkCount<Ref>(document: CanvasDocument<Ref>, more: number): void {
  const most = limits.canvas.layers
  if (Object.keys(document.layers).length + more > most) throw refuse('layersFull', { most })
}

/** Refuses a sheet whose sides are not within what can be painted. */
export function checkSheet(width: number, height: number): void {
  const most = limits.canvas.side
  if (!(width >= 1 && height >= 1 && width <= most && height <= most)) throw refuse('sheetSides', { most })
}
