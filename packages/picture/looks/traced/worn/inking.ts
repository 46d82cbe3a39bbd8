import type { Color } from '@toile/craft/colors/color.ts'
import type { Path } from '@toile/geometry'
import { gauss } from '../../../kernels/boxBlur.ts'
import { type Plane, planeOf, readPlane } from '../../../kernels/plane.ts'
import { maskOf } from '../../../raster/mask.ts'
import type { Region, Stage } from '../../../raster/stage.ts'
import type { TracedPiece } from '../../../reading/trace/traced.ts'
import type { SheetMap } from './lattice.ts'

/** The pen that draws a traced piece's lines; `within` keeps them inside outlines in heads. */
export interface TracedPen {
  color: Color
  strength: number
  within: readonly Path[] | null
}

/** Lays the drawing's own lines over its cloth in the style's ink. */
export function inkLines(stage: Stage, region: Region, map: SheetMap, lines: Plane, pen: TracedPen): void {
  const { width, height } = region
  const { color, strength, within } = pen
  const inside = within && maskOf(stage, region, within)
  const layer = stage.host.createCanvas(width, height)
  const context = layer.getContext('2d')
  const picture = context.createImageData(width, height)
  for (let i = 0; i < width * height; i++) {
    if (map.x[i] < 0 || (inside && !inside.alpha[i])) continue
    const dark = readPlane(lines, map.x[i] - 0.5, map.y[i] - 0.5)
    if (dark < 0.02) continue
    picture.data[i * 4] = color.r
    picture.data[i * 4 + 1] = color.g
    picture.data[i * 4 + 2] = color.b
    picture.data[i * 4 + 3] = 255 * Math.min(1, dark) * strength
  }
  context.putImageData(picture, 0, 0)
  stage.context.drawImage(layer, region.x, region.y)
}

const prepared = new WeakMap<TracedPiece, Map<number, Plane>>()

/** Line darkness 0..1 made ready for drawing at a size: blurred so that no line drops out between pixels, and darkened so that it keeps its weight. */
export function linesForSize(traced: TracedPiece, sheetPerPixel: number): Plane {
  const step = Math.max(1, Math.round(sheetPerPixel * 4) / 4)
  const sizes = prepared.get(traced) ?? new Map<number, Plane>()
  prepared.set(traced, sizes)
  const known = sizes.get(step)
  if (known) return known
  const sharp = planeOf(traced, (i) => traced.lines[i] / 255)
  const soft = step > 1 ? gauss(sharp, 0.45 * step) : sharp
  const gain = Math.min(2.2, step ** 0.8)
  const ready = planeOf(traced, (i) => Math.min(1, soft.values[i] * gain))
  sizes.set(step, ready)
  return ready
}

/** Share of the mask's border that has a drawn line on it: an outlined drawing keeps its own outline, a photograph is given one. */
export function outlinedShare(traced: TracedPiece): number {
  const { width, mask, lines } = traced
  let border = 0
  let drawn = 0
  for (let i = width * 4; i < mask.length - width * 4; i++) {
    if (mask[i] < 128 || (mask[i - 1] >= 128 && mask[i + 1] >= 128 && mask[i - width] >= 128 && mask[i + width] >= 128))
      continue
    border++
    for (const step of [0, -3, 3, -3 * width, 3 * width]) {
      if (lines[i + step] < 60) continue
      drawn++
      break
    }
  }
  return border ? drawn / border : 0
}
