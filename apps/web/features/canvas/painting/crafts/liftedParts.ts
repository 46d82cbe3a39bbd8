import type { CanvasDocument } from '@toile/canvas/document/canvasDocument.ts'
import { freeLayer } from '@toile/canvas/document/checkLayers.ts'
import { isTiled, type TiledLayer, type TileMap } from '@toile/canvas/document/layer.ts'
import { withHeld } from '@toile/canvas/document/layerTree.ts'
import { type Box, emptyBox, includeBox, isEmptyBox } from '@toile/canvas/tiles/box.ts'
import { paintedBox } from '@toile/canvas/tiles/paintedBox.ts'
import type { Selection } from '@toile/canvas/tiles/selection.ts'
import type { Tile } from '@toile/canvas/tiles/tile.ts'
import type { TileStore } from '@toile/canvas/tiles/tileStore.ts'
import { liftSelected } from '@toile/canvas/transforming/liftSelected.ts'
import { refuse } from '@toile/rules/refusals.ts'

/** A layer that is transformed: what of it goes, and what stays. */
export interface LiftedPart {
  readonly layer: TiledLayer
  readonly lifted: ReadonlyMap<string, Tile>
  readonly rest: ReadonlyMap<string, Tile>
}

/** The tiles of a map. */
export const openTilesOf = (store: TileStore, tiles: TileMap): ReadonlyMap<string, Tile> =>
  new Map(
    Object.entries(tiles).flatMap(([key, ref]) => {
      const tile = store.get(ref)
      return tile ? [[key, tile] as const] : []
    }),
  )

/** What of layers is transformed, groups with all that they hold: what is selected of paint, and else all; refused where a layer is fixed or nothing is painted. */
export function liftedParts(
  document: CanvasDocument,
  store: TileStore,
  ids: readonly string[],
  selection: Selection | null,
): { readonly parts: readonly LiftedPart[]; readonly box: Readonly<Box> } {
  const all = [...new Set(ids.flatMap((id) => withHeld(document, id)))].map((id) => freeLayer(document, id))
  const parts = all.filter(isTiled).map((layer): LiftedPart => {
    const chosen = layer.kind === 'raster' ? (selection ?? undefined) : undefined
    return { layer, ...liftSelected(openTilesOf(store, layer.tiles), chosen) }
  })
  const box = emptyBox()
  for (const { lifted } of parts) {
    const own = paintedBox(lifted)
    if (!isEmptyBox(own)) includeBox(box, own.x0, own.y0, own.x1, own.y1)
  }
  if (isEmptyBox(box)) throw refuse('layerEmpty')
  return { parts, box }
}
