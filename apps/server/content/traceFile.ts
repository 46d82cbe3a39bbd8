import type { BodyCategory } from '@toile/fashion/garments/garment.ts'
import { findCategory } from '@toile/fashion/garments/categories.ts'
import { refuse } from '@toile/fashion/refusals.ts'
import { traceSketch } from '@toile/picture/trace/traceSketch.ts'
import { encodeTraced, type TracedPiece } from '@toile/picture/trace/traced.ts'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import type { Database, Transaction } from '../host/database/database.ts'
import { file } from '../host/database/schema/files.ts'
import { traced } from '../host/database/schema/traced.ts'
import { type Files, hashBytes } from '../host/files/files.ts'

const workingSize = 800

/** A traced piece whose bytes are stored; `keep` writes its rows. */
export interface StoredPiece {
  hash: string
  piece: TracedPiece
  keep(tx: Transaction): Promise<void>
}

const categoryOf = (id: string | null): BodyCategory | undefined => (id ? findCategory(id)?.id : undefined)

/** Traces an uploaded sketch of an owner; refuses a picture in which no garment is found. */
export async function traceFile(
  db: Database,
  files: Files,
  ownerId: string,
  fileId: string,
  category: string | null,
): Promise<StoredPiece> {
  const [row] = await db
    .select()
    .from(file)
    .where(and(eq(file.id, fileId), eq(file.ownerId, ownerId)))
  if (!row) throw refuse('notFound')
  const piece = traceSketch(await files.readPixels(row.hash, workingSize), { category: categoryOf(category) })
  if (!piece) throw refuse('nothingToTrace')
  return storePiece(files, ownerId, fileId, piece)
}

/** Stores a piece's sheet; its name is the hash of sheet and note, so that a correction is a piece of its own. */
export async function storePiece(
  files: Files,
  ownerId: string,
  fileId: string,
  piece: TracedPiece,
): Promise<StoredPiece> {
  const { sheet, note } = encodeTraced(piece)
  const { width, height, rgba } = sheet
  const png = await sharp(Buffer.from(rgba.buffer, rgba.byteOffset, rgba.byteLength), {
    raw: { width, height, channels: 4 },
  })
    .png()
    .toBuffer()
  const sheetHash = await files.putBytes(png, 'image/png')
  const hash = hashBytes(Buffer.from(`${sheetHash} ${JSON.stringify(note)}`))
  return {
    hash,
    piece,
    async keep(tx) {
      const own = { ownerId, hash: sheetHash, kind: 'sheet', width, height, bytes: png.length, mime: 'image/png' }
      const [made] = await tx
        .insert(file)
        .values(own)
        .onConflictDoUpdate({ target: [file.ownerId, file.hash, file.kind], set: { width } })
        .returning({ id: file.id })
      await tx.insert(traced).values({ ownerId, hash, fileId, sheetId: made.id, note }).onConflictDoNothing()
    },
  }
}
