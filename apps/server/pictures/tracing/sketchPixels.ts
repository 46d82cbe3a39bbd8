import { refuse } from '@toile/rules/refusals.ts'
import { and, eq } from 'drizzle-orm'
import type { Transact } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { file } from '../../host/database/schema/files.ts'
import type { Files } from '../../host/files/files.ts'

const workingSize = 800

/** The pixels of an owner's sketch as tracing reads them, with the sides of the whole picture. */
export async function sketchPixels(load: Transact, files: Files, ownerId: string, fileId: string) {
  const own = and(eq(file.id, fileId), ownedBy(file, ownerId))
  const [row] = await load((tx) => tx.select().from(file).where(own))
  if (!row) throw refuse('notFound')
  return { pixels: await files.readPixels(row.hash, workingSize), width: row.width, height: row.height }
}
