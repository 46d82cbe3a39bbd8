import { sureFirst } from '@toile/geometry'
import { refuse } from '@toile/rules/refusals.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { upload, uploadPart } from '../../host/database/schema/uploads.ts'

export type UploadRow = typeof upload.$inferSelect

/** A file on its way, which nobody else can finish until the transaction ends. */
export async function lockUpload(tx: Transaction, ownerId: string, id: string): Promise<UploadRow> {
  const own = and(ownedBy(upload, ownerId), eq(upload.id, id))
  const [row] = await tx.select().from(upload).where(own).for('update')
  if (!row) throw refuse('notFound')
  return row
}

/** How many bytes of a file are here. Parts lie one behind the other, so this is also how far it goes. */
export async function receivedOf(tx: Transaction, id: string): Promise<number> {
  const { received } = sureFirst(
    await tx
      .select({ received: sql<number>`coalesce(sum(octet_length(${uploadPart.bytes})), 0)::int` })
      .from(uploadPart)
      .where(eq(uploadPart.uploadId, id)),
  )
  return received
}

/** All bytes of a file whose parts are here. */
export async function wholeOf(tx: Transaction, id: string): Promise<Buffer> {
  const parts = await tx
    .select({ bytes: uploadPart.bytes })
    .from(uploadPart)
    .where(eq(uploadPart.uploadId, id))
    .orderBy(asc(uploadPart.start))
  return Buffer.concat(parts.map(({ bytes }) => bytes))
}

/** Forgets what is here of a file. */
export const dropParts = (tx: Transaction, id: string) => tx.delete(uploadPart).where(eq(uploadPart.uploadId, id))
