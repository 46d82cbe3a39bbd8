import type { Path } from '@toile/geometry'
import { openGeometry } from '../raster/geometry.ts'
import { layGeometry } from '../raster/buffer/layGeometry.ts'
import { fillShape } from '../raster/mask.ts'
import type { Recorder } from '../raster/recorder.ts'
import { castOver, regionOf, type Stage } from '../raster/stage.ts'

/** What was drawn on a layer of its own over part of a stage, and the way to lay it down, as often as it is wanted. */
export interface Layer {
  layer: Stage
  /** Takes away what lies within outlines. */
  cut(outlines: readonly Path[]): void
  lay(): void
}

/** Draws on a layer over what lies around outlines. */
export function openLayer(stage: Stage, around: readonly Path[], draw: (layer: Stage) => void): Layer {
  if (stage.recorder) return notedLayer(stage, stage.recorder, draw)
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
    buffer: stage.buffer && openGeometry(region.width, region.height, stage.buffer.materials),
    place: ([x, y]) => [origin[0] + x * stage.scale, origin[1] + y * stage.scale],
    done: undefined,
    cast: (shadow, x, y, times) => castOver(context, shadow, x, y, times),
  }
  draw(layer)
  return {
    layer,
    cut: (outlines) => keep(layer, 'destination-out', outlines),
    lay() {
      stage.context.drawImage(surface, region.x, region.y)
      if (stage.buffer && layer.buffer) layGeometry(stage.buffer, layer.buffer, surface, region.x, region.y)
    },
  }
}

/** The same where lines are noted: what is laid down is noted as it is cut by then. */
function notedLayer(layer: Stage, recorder: Recorder, draw: (layer: Stage) => void): Layer {
  let taken: readonly Path[] = []
  return {
    layer,
    cut(outlines) {
      taken = [...taken, ...outlines]
    },
    lay: () => recorder.masked([], taken, () => draw(layer)),
  }
}

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
  const { layer, cut, lay } = openLayer(stage, around, draw)
  keep(layer, 'destination-in', within)
  cut(except)
  lay()
}

function keep(layer: Stage, how: 'destination-in' | 'destination-out', outlines: readonly Path[]): void {
  if (!outlines.length) return
  const { context } = layer
  context.save()
  context.fillStyle = '#000'
  context.globalCompositeOperation = how
  fillShape(layer, context, outlines, [], 0, 0)
  context.restore()
}
