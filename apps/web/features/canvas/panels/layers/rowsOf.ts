import type { CanvasDocument } from '@toile/canvas/document/canvasDocument.ts'
import { isSameText } from './isSameText.ts'

/** A layer as a line of the list. */
export interface LayerRow {
  readonly id: string
  /** In how many groups it stands. */
  readonly depth: number
}

/** The layers as they are listed, uppermost first; those of a folded group are left out, and where letters are sought all that hold them stand alone. */
export function rowsOf(document: CanvasDocument, folded: ReadonlySet<string>, sought = ''): LayerRow[] {
  const rows = (ids: readonly string[], depth: number): LayerRow[] =>
    ids.toReversed().flatMap((id) => {
      const layer = document.layers[id]
      if (!layer) return []
      const held = layer.kind === 'group' && (sought || !folded.has(id)) ? rows(layer.children, depth + 1) : []
      return [{ id, depth }, ...held]
    })
  const all = rows(document.root, 0)
  if (!sought.trim()) return all
  return all.filter(({ id }) => isSameText(document.layers[id]?.name ?? '', sought)).map(({ id }) => ({ id, depth: 0 }))
}
