import type { CutGarment } from '@toile/craft/garments/cutGarment.ts'
import type { LineDrawing } from '@toile/craft/sketches/lineDrawing.ts'
import { tracedOfLines } from '../reading/lines/tracedOfLines.ts'
import { nearestGarments } from './nearestGarments.ts'

/** The garments of the catalogue that a line drawing may be opened as, with their knobs turned to it, nearest first: its own where it is known; none for what is no garment. */
export function garmentsOfLines(drawing: LineDrawing, gender: 'female' | 'male'): CutGarment[] {
  if (drawing.garment) return [drawing.garment]
  const traced = tracedOfLines(drawing)
  return traced ? nearestGarments(traced, gender) : []
}
