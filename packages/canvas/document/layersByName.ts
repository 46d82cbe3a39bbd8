import type { CanvasDocument } from './canvasDocument.ts'
import { inOrder } from './layerTree.ts'

/** The layers whose name holds some letters, whatever their case, uppermost first. */
export function layersByName<Ref>(document: CanvasDocument<Ref>, letters: string): readonly string[] {
  const sought = letters.trim().toLocaleLowerCase()
  return inOrder(document)
    .toReversed()
    .filter((id) => document.layers[id]?.name.toLocaleLowerCase().includes(sought))
}
