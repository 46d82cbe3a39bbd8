import type { Plate } from '@toile/craft/moods/plate.ts'
import type { ElementTools } from '../looks/elementTools.ts'
import type { Pixels } from '../surface.ts'

/** Size of a plate's picture in pixels, and pixels per millimetre of the board. */
export interface PlateSize {
  width: number
  height: number
  scale: number
}

/** Paints what a plate shows, without its edge and fixing. */
export type PaintPlate<P extends Plate> = (plate: P, size: PlateSize, tools: ElementTools) => Pixels | Promise<Pixels>
