import type { Design, Style } from '@toile/craft/designs/design.ts'
import type { Point } from '@toile/geometry'
import { openStage, type Stage } from '../raster/stage.ts'
import type { Host } from '../surface.ts'
import { type Frame, frameWearer } from './frame.ts'
import { groundOf } from './grounds/index.ts'
import { handSeed } from './handSeed.ts'
import type { Wearer } from './wearer.ts'

/** Opens the stage on which a look is drawn, in its own hand unless another style is asked for: framed, or where it is told, on its sheet, with the seed of its drawing. */
export function openLookStage(
  host: Host,
  wearer: Wearer,
  design: Design,
  { width, height, scale, origin }: { width: number; height: number; scale?: number; origin?: Point },
  style: Style = design.style,
): Stage {
  const own = frameWearer(wearer, width, height, scale)
  const frame: Frame = { ...own, origin: origin ?? own.origin }
  const ground = groundOf(design.backdrop).sheet(design.ground)
  const { hand } = design
  return openStage(host, { width, height, ...frame, style, seed: handSeed(wearer, design), ground, hand })
}
