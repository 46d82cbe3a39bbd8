import type { CanvasDocument } from '@toile/canvas/document/canvasDocument.ts'
import { childrenOf, groupOf, withHeld } from '@toile/canvas/document/layerTree.ts'

/** Where layers are put down: over or under another one, or in a group. */
export type DropZone = 'above' | 'below' | 'in'

/** The place of layers that are put down beside another one, as `moveLayers` takes it; nothing where they would come into themselves. */
export function dropOf(
  document: CanvasDocument,
  ids: readonly string[],
  beside: string,
  zone: DropZone,
): { ids: string[]; into: string; at: number } | null {
  const held = new Set(ids.flatMap((id) => withHeld(document, id)))
  if (held.has(beside)) return null
  const into = zone === 'in' ? beside : groupOf(document, beside)
  const stay = childrenOf(document, into).filter((id) => !ids.includes(id))
  const at = zone === 'in' ? stay.length : stay.indexOf(beside) + (zone === 'above' ? 1 : 0)
  return { ids: [...ids], into, at }
}

/** The place of a layer one step up or down the list; it goes into groups and out of them. */
export function stepOf(
  document: CanvasDocument,
  id: string,
  up: boolean,
): { ids: string[]; into: string; at: number } | null {
  const into = groupOf(document, id)
  const beside = childrenOf(document, into)
  const next = beside[beside.indexOf(id) + (up ? 1 : -1)]
  if (next === undefined) return into ? dropOf(document, [id], into, up ? 'above' : 'below') : null
  const group = document.layers[next]
  if (group?.kind !== 'group') return dropOf(document, [id], next, up ? 'above' : 'below')
  return { ids: [id], into: next, at: up ? 0 : group.children.length }
}
