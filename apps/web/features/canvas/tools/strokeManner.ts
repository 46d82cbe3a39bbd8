import { stabilizer } from '@toile/canvas/stroke/smoothing.ts'
import type { StrokeOrder } from '../painting/said.ts'
import type { Size } from '../view/camera.ts'
import type { Desk } from './paintersDesk.ts'
import { guidance } from './guides/guides.ts'

/** How strokes are repeated and led by the guides of the sheet, and steadied as the desk says (requirement S3.22). */
export const strokeManner = (
  { steadied, string }: Pick<Desk, 'steadied' | 'string'>,
  sheet: Size,
): Pick<StrokeOrder, 'symmetry' | 'guide' | 'steadied'> => ({
  ...guidance(sheet),
  steadied: steadied > 0 ? stabilizer(string ? 'string' : 'oneEuro', steadied) : undefined,
})
