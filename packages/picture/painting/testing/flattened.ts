import { blenders } from '@toile/canvas/blending/index.ts'
import type { CanvasDocument } from '@toile/canvas/document/canvasDocument.ts'
import { isTiled } from '@toile/canvas/document/layer.ts'
import { inOrder } from '@toile/canvas/document/layerTree.ts'
import { eachPatch, wholeTile } from '@toile/canvas/tiles/eachPatch.ts'
import { side, type Tile, tileBytes } from '@toile/canvas/tiles/tile.ts'
import type { TileStore } from '@toile/canvas/tiles/tileStore.ts'

/** A painting without masks, clipping and closed groups as one picture, by the blends that painters use. */
export function flattened(document: CanvasDocument, store: TileStore): Uint8ClampedArray {
  const { width, height, layers } = document
  const rgba = new Uint8ClampedArray(width * height * 4)
  eachPatch({ x0: 0, y0: 0, x1: width, y1: height }, (key, patch, x, y) => {
    const tile: Tile = new Uint8ClampedArray(tileBytes).fill(255)
    for (const id of inOrder(document)) {
      const layer = layers[id]
      const own = layer && isTiled(layer) ? store.get(layer.tiles[key]) : undefined
      if (layer && own) blenders[layer.blend](tile, own, wholeTile, layer.opacity)
    }
    for (let py = patch.y0; py < patch.y1; py++)
      rgba.set(
        tile.subarray((py * side + patch.x0) * 4, (py * side + patch.x1) * 4),
        ((y + py) * width + x + patch.x0) * 4,
      )
  })
  return rgba
}
