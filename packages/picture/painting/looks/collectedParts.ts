import type { Design } from '@toile/craft/designs/design.ts'
import { openGeometry } from '../../raster/geometry.ts'
import type { KeptPart, Stage } from '../../raster/stage.ts'
import type { Host } from '../../surface.ts'
import { drawDressed } from '../../looks/drawDressed.ts'
import { openLayerCache } from '../../looks/layers.ts'
import { openLookStage } from '../../looks/lookStage.ts'
import type { Models } from '../../looks/models.ts'
import type { Sources } from '../../looks/sources.ts'
import type { Wearer } from '../../looks/wearer.ts'

/** What a look is drawn with. */
export interface LookToPart {
  host: Host
  wearer: Wearer
  design: Design
  sources: Sources
  width: number
  height: number
}

/** Draws a look on a stage without ground and collects its parts in their order; without light they are coloured as they are dyed. */
export function collectedParts(
  { host, wearer, design, sources, width, height }: LookToPart,
  models: Models,
  light: 'lit' | 'unlit' = 'lit',
): { stage: Stage; parts: readonly KeptPart[] } {
  const parts: KeptPart[] = []
  const stage = openLookStage(host, wearer, design, { width, height })
  const buffer = light === 'unlit' ? openGeometry(width, height) : undefined
  drawDressed({ ...stage, buffer, keep: (part) => parts.push(part) }, wearer, design, sources, {
    ...openLayerCache(),
    models,
  })
  return { stage, parts }
}
