import { findCategory } from '@toile/craft/garments/categories.ts'
import type { BodyCategory } from '@toile/craft/garments/garment.ts'
import { traceOutline } from '@toile/picture/reading/trace/traceOutline.ts'
import { traceSketch } from '@toile/picture/reading/trace/traceSketch.ts'
import { refuse } from '@toile/rules/refusals.ts'
import type { Transact } from '../../host/database/database.ts'
import type { Files } from '../../host/files/files.ts'
import type { Asked } from './askedTrace.ts'
import { onSheet, outlineOfBox } from './onSheet.ts'
import { sketchPixels } from './sketchPixels.ts'
import { type StoredPiece, storePiece } from './storePiece.ts'
import { templatesOf } from './templates.ts'

const categoryOf = (id: string | null | undefined): BodyCategory | undefined => (id ? findCategory(id)?.id : undefined)

/** Traces an uploaded sketch of an owner as far as what was corrected before teaches; a box in which nothing can be seen is the outline itself. Refuses a picture in which no garment is found. */
export async function traceFile(
  load: Transact,
  files: Files,
  ownerId: string,
  fileId: string,
  asked: Asked,
): Promise<StoredPiece> {
  const { pixels, ...whole } = await sketchPixels(load, files, ownerId, fileId)
  const known = { category: categoryOf(asked.category), templates: await load((tx) => templatesOf(tx, ownerId)) }
  const { strokes, box } = onSheet(asked, whole, pixels)
  const found = traceSketch(pixels, { ...known, strokes })
  if (found) return storePiece(files, ownerId, fileId, found)
  const begun = box && traceOutline(pixels, outlineOfBox(box), { ...known, filled: true })
  if (!begun) throw refuse('nothingToTrace')
  return storePiece(files, ownerId, fileId, { ...begun, confidence: 0, warnings: ['boxOnly', 'unsureCategory'] })
}
