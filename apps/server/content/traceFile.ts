import type { TaskInput } from '@toile/contract/tasks.ts'
import type { BodyCategory } from '@toile/fashion/garments/garment.ts'
import { findCategory } from '@toile/fashion/garments/categories.ts'
import { refuse } from '@toile/fashion/refusals.ts'
import { traceOutline } from '@toile/picture/trace/traceOutline.ts'
import { traceSketch } from '@toile/picture/trace/traceSketch.ts'
import { encodeTraced, type TracedPiece } from '@toile/picture/trace/traced.ts'
import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../host/database/database.ts'
import { file } from '../host/database/schema/files.ts'
import { traced } from '../host/database/schema/traced.ts'
import { type Files, hashBytes } from '../host/files/files.ts'
import { holdPicture } from './holdPicture.ts'
import { onSheet, outlineOfBox } from './onSheet.ts'
import { templatesOf } from './templates.ts'
import { writePng } from './writePng.ts'

const workingSize = 800

/** A traced piece whose bytes are stored; `keep` writes its rows. */
export interface StoredPiece {
  hash: string
  piece: TracedPiece
  keep(tx: Transaction): Promise<void>
}

/** What a person says of a sketch before it is traced: its category, and strokes and a box in pixels of the picture. */
export type Asked = Partial<Omit<TaskInput<'traceSketch'>, 'fileId'>>

const categoryOf = (id: string | null | undefined): BodyCategory | undefined => (id ? findCategory(id)?.id : undefined)

/** The pixels of an owner's sketch as tracing reads them, with the sides of the whole picture. */
export async function sketchPixels(db: Database | Transaction, files: Files, ownerId: string, fileId: string) {
  const [row] = await db
    .select()
    .from(file)
    .where(and(eq(file.id, fileId), eq(file.ownerId, ownerId)))
  if (!row) throw refuse('notFound')
  return { pixels: await files.readPixels(row.hash, workingSize), width: row.width, height: row.height }
}

/** Traces an uploaded sketch of an owner as far as what was corrected before teaches; a box in which nothing can be seen is the outline itself. Refuses a picture in which no garment is found. */
export async function traceFile(
  db: Database,
  files: Files,
  ownerId: string,
  fileId: string,
  asked: Asked,
): Promise<StoredPiece> {
  const { pixels, ...whole } = await sketchPixels(db, files, ownerId, fileId)
  const known = { category: categoryOf(asked.category), templates: await templatesOf(db, ownerId) }
  const { strokes, box } = onSheet(asked, whole, pixels)
  const found = traceSketch(pixels, { ...known, strokes })
  if (found) return storePiece(files, ownerId, fileId, found)
  const begun = box && traceOutline(pixels, outlineOfBox(box), { ...known, filled: true })
  if (!begun) throw refuse('nothingToTrace')
  return storePiece(files, ownerId, fileId, { ...begun, warnings: ['boxOnly'] })
}

/** The name of a piece: the hash of its sheet and note, so that a correction is a piece of its own. */
export const nameOfPiece = (sheetHash: string, note: unknown): string =>
  hashBytes(Buffer.from(`${sheetHash} ${JSON.stringify(note)}`))

/** Stores a piece's sheet. */
export async function storePiece(
  files: Files,
  ownerId: string,
  fileId: string,
  piece: TracedPiece,
): Promise<StoredPiece> {
  const { sheet, note } = encodeTraced(piece)
  const { width, height } = sheet
  const png = await writePng(sheet)
  const sheetHash = await files.putBytes(png, 'image/png')
  const hash = nameOfPiece(sheetHash, note)
  return {
    hash,
    piece,
    async keep(tx) {
      const stored = { hash: sheetHash, width, height, bytes: png.length, mime: 'image/png', thumbnails: {} }
      const sheetId = await holdPicture(tx, { ownerId, kind: 'sheet' }, stored)
      await tx.insert(traced).values({ ownerId, hash, fileId, sheetId, note }).onConflictDoNothing()
    },
  }
}
