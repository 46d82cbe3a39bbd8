import type { Color } from '@toile/craft/colors/color.ts'
import { printOver } from '../../../cloth/printOver.ts'
import type { Dye } from '../../../cloth/dyeOver.ts'
import type { PaintOrder } from '../../../raster/paint.ts'
import type { Region } from '../../../raster/stage.ts'
import type { ClothMap } from '../../../raster/weave/clothPlaces.ts'
import type { TracedPiece } from '../../../reading/trace/traced.ts'
import type { SheetMap } from './lattice.ts'

type Albedo = Extract<PaintOrder['albedo'], (...all: never[]) => unknown>
const white: Color = { r: 255, g: 255, b: 255 }

const means = new WeakMap<TracedPiece, Color>()

/** The mean of a sketch's own colours; white where it has none. */
export function meanColor(traced: TracedPiece): Color {
  const known = means.get(traced)
  if (known) return known
  const { mask, fill } = traced
  const sum = { r: 0, g: 0, b: 0 }
  let count = 0
  for (let i = 0; fill && i < mask.length; i += 3) {
    if ((mask[i] ?? 0) < 128) continue
    count++
    sum.r += fill[i * 4] ?? 0
    sum.g += fill[i * 4 + 1] ?? 0
    sum.b += fill[i * 4 + 2] ?? 0
  }
  const of = (value: number) => Math.round(value / count)
  const mean = count ? { r: of(sum.r), g: of(sum.g), b: of(sum.b) } : white
  means.set(traced, mean)
  return mean
}

/** Colours a traced piece as it was coloured in, and lays its print over that; `finer` sheet pixels lie under one of the picture. */
export function ownDye(
  traced: TracedPiece & { fill: Uint8ClampedArray },
  sheet: (region: Region) => SheetMap,
  print: Dye['print'],
  cloth: (region: Region) => ClothMap,
  finer: number,
): Albedo {
  const mean = meanColor(traced)
  const reach = Math.min(4, Math.floor(finer / 2))
  return (region, light, mask) => {
    const map = sheet(region)
    const rgba = new Uint8ClampedArray(region.width * region.height * 4)
    for (let i = 0; i < map.x.length; i++) {
      const x = map.x[i] ?? -1
      const y = map.y[i] ?? -1
      const { r, g, b } = (x >= 0 && colorAround(traced, x, y, reach)) || mean
      rgba.set([r, g, b, 255], i * 4)
    }
    if (print) printOver(rgba, mask, cloth(region), light, print.tile, print.placement, print.pixelsPerMillimetre)
    return rgba
  }
}

/** The mean of the sheet's own colours round a place; what lies off the cloth counts for nothing. */
function colorAround(
  { width, height, mask, fill }: TracedPiece & { fill: Uint8ClampedArray },
  x: number,
  y: number,
  reach: number,
): Color | null {
  let [r, g, b, weight] = [0, 0, 0, 0]
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)]
  for (let dy = -reach; dy <= reach + 1; dy++)
    for (let dx = -reach; dx <= reach + 1; dx++) {
      const [px, py] = [left + dx, top + dy]
      if (px < 0 || py < 0 || px >= width || py >= height) continue
      const i = py * width + px
      const near = reach > 0 ? 1 : (1 - Math.abs(x - 0.5 - px)) * (1 - Math.abs(y - 0.5 - py))
      const share = ((mask[i] ?? 0) >= 128 ? 1 : 0) * Math.max(0, near)
      r += (fill[i * 4] ?? 0) * share
      g += (fill[i * 4 + 1] ?? 0) * share
      b += (fill[i * 4 + 2] ?? 0) * share
      weight += share
    }
  return weight > 0 ? { r: r / weight, g: g / weight, b: b / weight } : null
}
