import { refuse } from '@toile/rules/refusals.ts'
import type { CanvasDocument } from '../document/canvasDocument.ts'
import { freeLayer } from '../document/checkLayers.ts'
import { isRasterized, isTiled } from '../document/layer.ts'
import type { Selection } from '../tiles/selection.ts'
import { isEmptyTile } from '../tiles/tile.ts'
import type { TileStore } from '../tiles/tileStore.ts'
import { type Liquify, openLiquify } from './openLiquify.ts'

/** Opens liquify on a layer of an open painting; refused where it is missing, fixed, has no pixels, is not rasterized (requirement S4.11) or is empty (requirement S8.04). */
export function liquifyLayer(document: CanvasDocument, id: string, tiles: TileStore, selection?: Selection): Liquify {
  const layer = freeLayer(document, id)
  if (!isTiled(layer)) throw refuse('layerWithoutPaint')
  if (!isRasterized(layer)) throw refuse('layerNotRasterized', { name: layer.name })
  const painted = Object.values(layer.tiles).some((ref) => {
    const tile = tiles.get(ref)
    return tile !== undefined && !isEmptyTile(tile)
  })
  if (!painted) throw refuse('layerEmpty')
  return openLiquify(document.width, document.height, (key) => tiles.get(layer.tiles[key]), selection)
}
