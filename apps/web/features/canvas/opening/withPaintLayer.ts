import type { RasterLayer } from '@toile/canvas/document/layer.ts'
import { plainLayer } from '@toile/canvas/document/plainLayer.ts'
import type { PaintingMade } from './openingOrders.ts'

/** The painting of a look with an empty layer over it, which is painted on first: the layers of the look stay as they are. */
export function withPaintLayer({ document, tiles }: PaintingMade, name: string): PaintingMade {
  const layer: RasterLayer<string> = { ...plainLayer, kind: 'raster', id: 'paint', name, tiles: {} }
  return {
    tiles,
    document: {
      ...document,
      root: [...document.root, layer.id],
      layers: { ...document.layers, [layer.id]: layer },
      active: layer.id,
    },
  }
}
