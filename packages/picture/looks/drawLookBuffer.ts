import type { Design } from '@toile/craft/designs/design.ts'
import { type Geometry, openGeometry } from '../raster/geometry.ts'
import type { Host } from '../surface.ts'
import { drawDressed } from './drawDressed.ts'
import type { LookOptions } from './drawLook.ts'
import { openLayerCache } from './layers.ts'
import { openLookStage } from './lookStage.ts'
import type { Sources } from './sources.ts'
import { wearerOf } from './wearer.ts'

/** A look without light, for pictures that light it themselves: its geometry, its colours, and how far each pixel is covered. */
export interface LookBuffer extends Geometry {
  /** Colours as dyed and drawn, before any light: red, green, blue, alpha. */
  albedo: Uint8ClampedArray
  /** 0..255, as the look's picture on transparent ground has it. */
  coverage: Uint8Array
  /** Pixels per head. */
  scale: number
}

/** Draws a design into a geometry buffer, in the same traversal that draws its picture in the realistic hand; nothing for nobody. */
export function drawLookBuffer(host: Host, design: Design, sources: Sources, options: LookOptions): LookBuffer | null {
  const { width, height, view = 'front' } = options
  const wearer = wearerOf(design, view, sources)
  if (!wearer) return null
  const buffer = openGeometry(width, height)
  const stage = openLookStage(host, wearer, design, options, 'realistic')
  drawDressed({ ...stage, buffer }, wearer, design, sources, openLayerCache())
  const { data: albedo } = stage.context.getImageData(0, 0, width, height)
  const coverage = Uint8Array.from({ length: width * height }, (_, i) => albedo[i * 4 + 3])
  // What was cut out of the picture itself is no longer there.
  for (let i = 0; i < coverage.length; i++) if (coverage[i] === 0) buffer.material[i] = 0
  return { ...buffer, albedo, coverage, scale: stage.scale }
}
