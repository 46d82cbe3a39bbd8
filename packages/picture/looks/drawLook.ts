import type { Design } from '@toile/craft/designs/design.ts'
import { meshes } from '@toile/craft/garments/turn/mesh.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import type { LaidLayer } from '../raster/stage.ts'
import type { Host, Surface } from '../surface.ts'
import { drawDressed } from './drawDressed.ts'
import { type LayerCache, openLayerCache, stageKey } from './layers.ts'
import { openLookStage } from './lookStage.ts'
import { layScenery, sceneryOf } from './scenery.ts'
import type { Sources } from './sources.ts'
import { flatWearer, type Wearer, wearerOf } from './wearer.ts'

/** How a look is framed: size in pixels; `scale` in pixels per head overrides the size of the figure. */
export interface LookOptions {
  width: number
  height: number
  view?: View
  /** Without ground and floor shadow. */
  transparent?: boolean
  scale?: number
  /** Soon rather than fine: while something is moved, the cloth is a coarser mesh. */
  light?: boolean | undefined
}

/** Draws a design as its style says: the whole figure, dressed, standing on its ground (requirements S3.25, S4.01). */
export function drawLook(
  host: Host,
  design: Design,
  sources: Sources,
  options: LookOptions,
  cache: LayerCache = openLayerCache(),
): Surface {
  const { width, height, view = 'front' } = options
  const wearer = wearerOf(design, view, sources)
  return wearer ? drawWearer(host, wearer, design, sources, options, cache) : host.createCanvas(width, height)
}

/** The same on a wearer who stands already. */
function drawWearer(
  host: Host,
  wearer: Wearer,
  design: Design,
  sources: Sources,
  options: LookOptions,
  cache: LayerCache = openLayerCache(),
): Surface {
  const { width, height } = options
  const stage = openLookStage(host, wearer, design, options)
  const { ground, backdrop } = design
  const mesh = options.light ? meshes.light : meshes.finished
  const name = JSON.stringify([wearer.key, stageKey(stage), stage.origin, width, height, ground, backdrop])
  const scenery = options.transparent ? null : cache.scenery(name, () => sceneryOf(stage, wearer, ground, backdrop))
  if (!cache.composed) {
    drawDressed(stage, wearer, design, sources, cache, mesh)
    if (scenery) layScenery(stage, wearer, ground, backdrop, scenery)
    return stage.surface
  }
  const layers: LaidLayer[] = []
  drawDressed({ ...stage, gather: (layer) => layers.push(layer) }, wearer, design, sources, cache, mesh)
  // A shadow that is read from the figure has to wait for all of it.
  const behind = scenery?.shadow ? [scenery.shadow, scenery.ground] : []
  stage.context.drawImage(cache.composed.of(host, width, height, { layers, behind }), 0, 0)
  if (scenery && !scenery.shadow) layScenery(stage, wearer, ground, backdrop, scenery)
  return stage.surface
}

/** The same in the flat stance that is nearest: the library by which people are found in pictures knows no other. */
export function drawFlatLook(host: Host, design: Design, sources: Sources, options: LookOptions): Surface {
  const wearer = flatWearer(design, options.view ?? 'front')
  return wearer ? drawWearer(host, wearer, design, sources, options) : host.createCanvas(options.width, options.height)
}
