import type { Pixels } from '@toile/picture/surface.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { file } from '../../host/database/schema/files.ts'
import type { Files } from '../../host/files/files.ts'
import { holdPicture } from './holdPicture.ts'
import { writePng } from './writePng.ts'

/** What was made of an uploaded picture. */
export type MadeKind = 'cutout' | 'tile' | 'motif'

/** The pixels of an owner's picture, at most `longest` pixels on its longer side, with what one of them is worth in pixels of the picture. */
export async function readOwn(
  { db, files }: { db: Database; files: Files },
  ownerId: string,
  fileId: string,
  longest: number,
): Promise<{ pixels: Pixels; name: string; scale: number }> {
  const [row] = await db
    .select()
    .from(file)
    .where(and(eq(file.id, fileId), ownedBy(file, ownerId)))
  if (!row) throw refuse('notFound')
  const pixels = await files.readPixels(row.hash, longest)
  return { pixels, name: row.name, scale: row.width / pixels.width }
}

/** Stores pixels that were made of a picture, as a PNG; `keep` writes its row and answers its id. */
export async function keepPixels(
  files: Files,
  ownerId: string,
  kind: MadeKind,
  name: string,
  pixels: Pixels,
): Promise<(tx: Transaction) => Promise<string>> {
  const stored = await files.putDrawn(await writePng(pixels), 'image/png')
  return (tx) => holdPicture(tx, { ownerId, kind, name }, stored)
}
