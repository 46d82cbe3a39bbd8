import type { Chart } from '../cloth/chart.ts'
import { type Dye, dyeOver } from '../cloth/dyeOver.ts'
import type { Laid } from '../cloth/laid.ts'
import { layLaid } from '../cloth/layLaid.ts'
import { printInLines } from '../cloth/printInLines.ts'
import type { LaidOver } from '../raster/laidOver.ts'
import type { PaintOrder } from '../raster/paint.ts'
import type { Region, Stage } from '../raster/stage.ts'
import type { ClothMap } from '../raster/weave/clothPlaces.ts'

/** What lies on a piece, and the chart that it lies in. */
export interface OnPiece {
  chart: Chart
  /** Millimetres per head. */
  size: number
  laid: readonly Laid[]
}

/** A coloured piece. */
interface Dyed extends Pick<PaintOrder, 'albedo' | 'laid'> {
  /** Whether something that stands out of the cloth lies at a pixel, once the piece is painted; nothing where nothing can. */
  isCovered: ((x: number, y: number) => boolean) | null
}
type ColorEach = Extract<PaintOrder['albedo'], (...all: never[]) => unknown>

/** How a piece is coloured: one colour where nothing else is on it, else dyed, printed, and laid with regions and elements. */
export function dyed(stage: Stage, dye: Dye, cloth: (region: Region) => ClothMap | null, on: OnPiece | null): Dyed {
  if (!on && !dye.print && !dye.gradient) return { albedo: dye.base, isCovered: null }
  const color = dyeOver(dye, cloth)
  return underLaid(stage, stage.style === 'flat' && dye.print ? inLines(color) : color, on)
}

/** What colours a flat: the lines of its print. */
const inLines =
  (color: ColorEach): ColorEach =>
  (region, light, mask, weft) => {
    const rgba = color(region, light, mask, weft)
    printInLines(rgba, mask)
    return rgba
  }

/** Colours a piece and lays what lies on it over that. */
export function underLaid(stage: Stage, color: ColorEach, on: OnPiece | null): Dyed {
  if (!on) return { albedo: color, isCovered: null }
  let over: LaidOver | null = null
  let box: Region | null = null
  return {
    albedo(region, light, mask, weft) {
      box = region
      const rgba = color(region, light, mask, weft)
      const pixelsPerMillimetre = stage.scale / on.size
      over = layLaid({ stage, region, rgba, mask, light, weft, pixelsPerMillimetre }, on.chart, on.laid)
      return rgba
    },
    laid: () => over,
    isCovered(x, y) {
      const lift = over?.lift
      if (!lift || !box) return false
      const [column, row] = [Math.round(x - box.x), Math.round(y - box.y)]
      return (
        column >= 0 && row >= 0 && column < box.width && row < box.height && (lift[row * box.width + column] ?? 0) > 0
      )
    },
  }
}
