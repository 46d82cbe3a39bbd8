import type { Path } from '@toile/geometry'
import type { Surface } from '../surface.ts'
import { blur, radiusFor } from './blur.ts'
import { fillShape } from './mask.ts'
import { type Region, regionOf, type Stage } from './stage.ts'

const softness = { realistic: 1, illustration: 0.45, ink: 0.22, flat: 0.22 }

/** Fills a plane of light or shadow: ink keeps its edge, illustration softens it a little, realistic a lot; `within` keeps it inside other outlines. */
export function plane(
  stage: Stage,
  outline: Path,
  color: string,
  o: { soft?: number; within?: readonly Path[]; alpha?: number } = {},
): void {
  const deviation = (o.soft ?? 8) * softness[stage.style] * stage.pen
  const region = regionOf(stage, [outline], deviation * 3 + 4)
  const layer = stage.host.createCanvas(region.width, region.height)
  const drawing = layer.getContext('2d')
  drawing.fillStyle = color
  fillShape(stage, drawing, [outline], [], -region.x, -region.y)
  if (deviation > 0.4) soften(layer, region, deviation)
  if (o.within) {
    drawing.globalCompositeOperation = 'destination-in'
    fillShape(stage, drawing, o.within, [], -region.x, -region.y)
  }
  stage.context.save()
  stage.context.globalAlpha = o.alpha ?? 1
  stage.context.drawImage(layer, region.x, region.y)
  stage.context.restore()
}

/** Blurs the coverage of a layer that holds one colour. */
function soften(layer: Surface, { width, height }: Region, deviation: number): void {
  const context = layer.getContext('2d')
  const picture = context.getImageData(0, 0, width, height)
  const { data } = picture
  const alpha = new Float32Array(width * height)
  let solid = 0
  for (let i = 0; i < alpha.length; i++) {
    alpha[i] = data[i * 4 + 3]
    if (alpha[i] > alpha[solid]) solid = i
  }
  const [r, g, b] = data.slice(solid * 4, solid * 4 + 3)
  blur(alpha, width, height, radiusFor(deviation))
  for (let i = 0; i < alpha.length; i++) {
    data[i * 4] = r
    data[i * 4 + 1] = g
    data[i * 4 + 2] = b
    data[i * 4 + 3] = alpha[i]
  }
  context.putImageData(picture, 0, 0)
}
