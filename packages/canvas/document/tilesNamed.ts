import type { CanvasDocument } from './canvasDocument.ts'
import { isTiled } from './layer.ts'

/** Every tile that a painting names, wherever in it and as often as it does. */
export function* tilesNamed<Ref>({ layers }: Pick<CanvasDocument<Ref>, 'layers'>): Iterable<Ref> {
  for (const layer of Object.values(layers)) {
    if (isTiled(layer)) yield* Object.values(layer.tiles)
    if (layer.kind === 'picture') yield* Object.values(layer.source)
    if (layer.mask) yield* Object.values(layer.mask.tiles)
  }
}
