import type { Design } from '@toile/craft/designs/design.ts'
import type { Host } from '../surface.ts'
import { bufferOn, type LookBuffer } from './bufferOn.ts'
import { drawDressed } from './drawDressed.ts'
import type { LookOptions } from './drawLook.ts'
import { openLayerCache } from './layers.ts'
import { openLookStage } from './lookStage.ts'
import type { Sources } from './sources.ts'
import { wearerOf } from './wearer.ts'

/** Draws a design into a geometry buffer, in the same traversal that draws its picture in the realistic hand; nothing for nobody. */
export function drawLookBuffer(host: Host, design: Design, sources: Sources, options: LookOptions): LookBuffer | null {
  const wearer = wearerOf(design, options.view ?? 'front', sources)
  if (!wearer) return null
  const stage = openLookStage(host, wearer, design, options, 'realistic')
  return bufferOn(stage, (own) => drawDressed(own, wearer, design, sources, openLayerCache()))
}
