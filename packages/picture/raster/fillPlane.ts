import type { Path } from '@toile/geometry'
import type { Surface } from '../surface.ts'
import { blur, radiusFor } from './blur.ts'
import { fillShape, maskOf } from './mask.ts'
import { isSoftSoon, softSoon } from './softSoon.ts'
import { type Region, regionOf, type Stage } from './stage.ts'

const softness = { realistic: 1, illustration: 0.45, ink: 0.22, flat: 0.22 }

/** Fills a plane of light or shadow: ink keeps its edge, illustration softens it a little, realistic a lot; `within` keeps it inside other outlines. */
export function fillPlane(
  stage: Stage,
  outline: Path,
  color: string,
  o: { soft?: number; within?: readonly Path[]; alpha?: number } = {},
): void {
  if (stage.recorder) return
  const deviation = (o.soft ?? 8) * softness[stage.style] * stage.pen
  const region = regionOf(stage, [outline], deviation * 3 + 4)
  const layer = isSoftSoon(stage, deviation)
    ? softSoon(stage, region, [outline], deviation)
    : softLayer(stage, region, outline, deviation)
  const drawing = layer.getContext('2d')
  drawing.globalCompositeOperation = 'source-in'
  drawing.fillStyle = color
  drawing.fillRect(0, 0, region.width, region.height)
  if (o.within) {
    drawing.globalCompositeOperation = 'destination-in'
    fillShape(stage, drawing, o.within, [], -region.x, -region.y)
  }
  stage.context.save()
  stage.context.globalAlpha = o.alpha ?? 1
  stage.context.drawImage(layer, region.x, region.y)
  stage.context.restore()
}

/** The coverage of an outline, blurred, as the opacity of a layer. */
function softLayer(stage: Stage, region: Region, outline: Path, deviation: number): Surface {
  const { width, height } = region
  const mask = maskOf(stage, region, [outline])
  const layer = stage.host.createCanvas(width, height)
  const drawing = layer.getContext('2d')
  const picture = drawing.createImageData(width, height)
  const alpha = deviation > 0.4 ? blur(Float32Array.from(mask.alpha), width, height, radiusFor(deviation)) : mask.alpha
  for (let i = 0; i < alpha.length; i++) picture.data[i * 4 + 3] = alpha[i]
  drawing.putImageData(picture, 0, 0)
  return layer
}
