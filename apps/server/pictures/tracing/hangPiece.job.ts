import type { BodyCategory } from '@toile/craft/garments/garment.ts'
import type { Point } from '@toile/geometry'
import { retrace } from '@toile/picture/reading/trace/retrace.ts'
import type { TracedNote } from '@toile/craft/sketches/tracedNote.ts'
import { encodeTraced, type TracedPiece } from '@toile/picture/reading/trace/traced.ts'
import { movedOn } from './movedOn.ts'

interface Hanging {
  piece: TracedPiece
  categories: readonly BodyCategory[]
  anchors: Readonly<Record<string, Point>>
}

/** How a piece would hang as each of some categories; anchors that were moved are those of its own. */
export const run = async ({ piece, categories, anchors }: Hanging): Promise<TracedNote[]> =>
  categories.map((category) => {
    const own = category === piece.category ? movedOn(piece, anchors) : {}
    return encodeTraced(retrace(piece, { category, anchors: own })).note
  })
