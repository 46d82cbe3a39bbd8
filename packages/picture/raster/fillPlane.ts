import { type Path, sure } from '@toile/geometry'
import type { Surface } from '../surface.ts'
import { blur, radiusFor } from './blur.ts'
import { fillShape, maskOf } from './mask.ts'
import { openGrid } from './grid.ts'
import { scaledUp } from './scaledUp.ts'
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
  const layer =
    stage.moves && deviation > coarse
      ? softSoon(stage, region, outline, deviation)
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

/** From how soft on an edge in pixels a moving plane is blurred in coarser cells, and how many of them it is soft. */
const [coarse, cells] = [3, 2]

/** The same for what moves. */
function softSoon(stage: Stage, region: Region, outline: Path, deviation: number): Surface {
  const step = Math.min(8, Math.floor(deviation / cells) + 1)
  const grid = openGrid(region.width, region.height, step)
  const mask = maskOf(stage, region, [outline])
  for (let y = 0; y < mask.height; y++) {
    const row = (Math.floor(y / step) + 1) * grid.columns + 1
    const last = sure(mask.last[y])
    for (let x = sure(mask.first[y]), i = y * mask.width + x; x <= last; x++, i++)
      grid.cells[row + ((x / step) | 0)]! += mask.alpha[i]! / (step * step)
  }
  blur(grid.cells, grid.columns, grid.rows, radiusFor(deviation / step))
  return scaledUp(stage.host, grid, { r: 0, g: 0, b: 0 }, region)
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
