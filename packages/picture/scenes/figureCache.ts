import { openStage, type Region, type Stage } from '../raster/stage.ts'
import type { Surface } from '../surface.ts'

interface Layer {
  surface: Surface
  /** Pixels from the stage's origin to the layer's corner. */
  dx: number
  dy: number
}

/** Bodies and heads already drawn, so that eight looks and single edits do not draw them again; the oldest go first. */
export interface FigureCache {
  layers: Map<string, Layer>
  most: number
}

/** Opens an empty cache of at most `most` layers of about two megabytes each. */
export const openFigureCache = (most = 12): FigureCache => ({ layers: new Map(), most })

/** Draws a layer once per key, on a stage of its own that covers the region, and lays it on the stage. */
export function drawCached(
  cache: FigureCache,
  key: string,
  stage: Stage,
  region: Region,
  draw: (layer: Stage) => void,
): void {
  const layer = cache.layers.get(key) ?? drawLayer(stage, region, draw)
  cache.layers.delete(key)
  cache.layers.set(key, layer)
  for (const oldest of cache.layers.keys()) {
    if (cache.layers.size <= cache.most) break
    cache.layers.delete(oldest)
  }
  stage.context.drawImage(layer.surface, stage.origin[0] + layer.dx, stage.origin[1] + layer.dy)
}

function drawLayer(stage: Stage, region: Region, draw: (layer: Stage) => void): Layer {
  const dx = region.x - stage.origin[0]
  const dy = region.y - stage.origin[1]
  const { width, height } = region
  const { host, scale, style, seed } = stage
  const layer = openStage(host, { width, height, scale, style, seed, origin: [-dx, -dy] })
  draw(layer)
  return { surface: layer.surface, dx, dy }
}
