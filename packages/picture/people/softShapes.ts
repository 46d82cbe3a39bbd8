import type { Path } from '@toile/geometry'
import { blur, radiusFor } from '../raster/blur.ts'
import { fillShape, maskOf } from '../raster/mask.ts'
import { isSoftSoon, softSoon } from '../raster/softSoon.ts'
import { type Region, regionOf, type Stage } from '../raster/stage.ts'
import type { Surface } from '../surface.ts'

const softness = { realistic: 1, illustration: 0.45, ink: 0.22, flat: 0.22 }

/** Fills many shapes of one colour at once, softened as planes are and kept within other outlines: one layer instead of many. */
export function softShapes(
  stage: Stage,
  shapes: readonly Path[],
  color: string,
  { soft, within, alpha }: { soft: number; within: readonly Path[]; alpha: number },
): void {
  if (!shapes.length || stage.recorder) return
  const deviation = soft * softness[stage.style] * stage.pen
  const region = regionOf(stage, shapes, deviation * 3 + 4)
  const layer = isSoftSoon(stage, deviation)
    ? dyed(softSoon(stage, region, shapes, deviation), color)
    : softened(stage, region, shapes, color, deviation)
  const context = layer.getContext('2d')
  context.globalCompositeOperation = 'destination-in'
  fillShape(stage, context, within, [], -region.x, -region.y)
  stage.context.save()
  stage.context.globalAlpha = alpha
  stage.context.drawImage(layer, region.x, region.y)
  stage.context.restore()
}

/** A layer in one colour, as opaque as it is. */
function dyed(layer: Surface, color: string): Surface {
  const context = layer.getContext('2d')
  context.globalCompositeOperation = 'source-in'
  context.fillStyle = color
  context.fillRect(0, 0, layer.width, layer.height)
  return layer
}

function softened(stage: Stage, region: Region, shapes: readonly Path[], color: string, deviation: number): Surface {
  const layer = stage.host.createCanvas(region.width, region.height)
  const context = layer.getContext('2d')
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [r, g, b, opacity] = context.getImageData(0, 0, 1, 1).data
  const { alpha: coverage } = maskOf(stage, region, shapes)
  const opened = new Float32Array(coverage)
  if (deviation > 0.4) blur(opened, region.width, region.height, radiusFor(deviation))
  const picture = context.createImageData(region.width, region.height)
  const { data } = picture
  for (let i = 0, j = 0; i < opened.length; i++, j += 4) {
    if (opened[i] < 0.5) continue
    data[j] = r
    data[j + 1] = g
    data[j + 2] = b
    data[j + 3] = (opacity * opened[i]) / 255
  }
  context.putImageData(picture, 0, 0)
  return layer
}
