import { findCategory } from '@toile/craft/garments/categories.ts'
import type { CutGarment } from '@toile/craft/garments/cutGarment.ts'
import type { DrawnCategory, LineDrawing } from '@toile/craft/sketches/lineDrawing.ts'
import { nearestGarments } from '@toile/picture/elements/nearestGarments.ts'
import { traceSketch } from '@toile/picture/reading/trace/traceSketch.ts'
import { decode } from '../../host/files/decode.ts'
import { drawLines } from './drawLines.ts'

/** The longest side, in pixels, at which a drawing is measured. */
const longest = 800

interface Asked {
  drawing: LineDrawing
  category: DrawnCategory
}

/** The garments of a category of the catalogue that come nearest to a line drawing, with their knobs; none for what completes a look. */
export async function run({ drawing, category: wanted }: Asked): Promise<CutGarment[]> {
  const category = findCategory(wanted)?.id
  if (!category) return []
  const piece = traceSketch(await decode(await drawLines(drawing, longest), longest), { category })
  return piece ? nearestGarments({ anchors: piece.anchors, category }, 'female') : []
}
