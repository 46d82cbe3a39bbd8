import type { Posed } from '@toile/craft/mannequins/round/posed.ts'
import { type DrawingStyle, openStage, type Stage } from '../../../../raster/stage.ts'
import type { Host } from '../../../../surface.ts'

/** A stage about the head of a posed body, so many pixels to a head. */
export const openHeadStage = (host: Host, posed: Posed, style: DrawingStyle, scale: number): Stage =>
  openStage(host, {
    width: scale * 2,
    height: scale * 2,
    scale,
    origin: [scale - posed.head.pivot[0] * scale, scale * 0.5],
    style,
    seed: 3,
  })
