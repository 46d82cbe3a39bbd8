import { addLayer } from '@toile/canvas/document/layerChanges.ts'
import type { TextLayer } from '@toile/canvas/document/layer.ts'
import { setText } from '@toile/canvas/document/pixelChanges.ts'
import { plainLayer } from '@toile/canvas/document/plainLayer.ts'
import type { Tile } from '@toile/canvas/tiles/tile.ts'
import type { Craft } from './craft.ts'

/** A text layer as it is written, with the tiles that show it. */
export interface TextOrder extends Pick<TextLayer, 'id' | 'text' | 'style' | 'place' | 'breaks' | 'matrix'> {
  readonly name: string
  readonly tiles: ReadonlyMap<string, Tile>
  /** Joins the steps of what is written in one go. */
  readonly drag: string
}

/** Puts a text layer above the one that is worked on, or writes it anew. */
export function putText(
  { session: { document, tiles } }: Craft,
  { name, tiles: painted, drag, ...text }: TextOrder,
): void {
  const kept = Object.fromEntries([...painted].map(([key, tile]) => [key, tiles.keep(tile)]))
  if (document.get().layers[text.id]) document.change(setText, { ...text, tiles: kept }, { merge: drag })
  else
    document.change(
      addLayer,
      { layer: { ...plainLayer, ...text, kind: 'text', name, tiles: kept } },
      { as: { label: 'Text' }, merge: drag },
    )
}
