import { refuse } from '@toile/rules/refusals.ts'
import type { LineDrawing } from './lineDrawing.ts'

/** Refuses a line drawing in which nothing is drawn (requirement S5.14). */
export function checkLineDrawing({ lines }: Pick<LineDrawing, 'lines'>): void {
  if (lines.length === 0) throw refuse('nothingDrawn')
}
