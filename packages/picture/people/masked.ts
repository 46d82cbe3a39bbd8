import type { Path } from '@toile/geometry'
import { fillShape } from '../raster/mask.ts'
import { castOver, regionOf, type Stage } from '../raster/stage.ts'

/** Draws on a layer of its own and keeps only what lies inside `within` (all of it when empty) and outside `except`. */
export function masked(
  stage: Stage,
  {
    within = [],
    except = [],
    around = within,
  }: { within?: readonly Path[]; except?: readonly Path[]; around?: readonly Path[] },
  draw: (layer: Stage) => void,
): void {
  if (stage.recorder) return stage.recorder.masked(within, except, () => draw(stage))
  const region = regionOf(stage, around, 4)
  const surface = stage.host.createCanvas(region.width, region.height)
  const context = surface.getContext('2d')
  const origin = [stage.origin[0] - region.x, stage.origin[1] - region.y] as const
  const layer: Stage = {
    ...stage,
    surface,
    context,
    width: region.width,
    height: region.height,
    origin,
    place: ([x, y]) => [origin[0] + x * stage.scale, origin[1] + y * stage.scale],
    cast: (shadow, x, y) => castOver(context, shadow, x, y),
  }
  draw(layer)
  context.fillStyle = '#000'
  if (within.length) {
    context.globalCompositeOperation = 'destination-in'
    fillShape(layer, context, within, [], 0, 0)
  }
  if (except.length) {
    context.globalCompositeOperation = 'destination-out'
    fillShape(layer, context, except, [], 0, 0)
  }
  stage.context.drawImage(surface, region.x, region.y)
}
