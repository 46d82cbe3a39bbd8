import { refuse } from '@toile/fashion/refusals.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../host/database/database.ts'
import { file } from '../host/database/schema/files.ts'

/** Refuses pictures that are not the person's, as if they did not exist (requirement S6.11); ids must not repeat. */
export async function checkFiles(tx: Transaction, ownerId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const held = await tx
    .select({ id: file.id })
    .from(file)
    .where(and(eq(file.ownerId, ownerId), inArray(file.id, [...ids])))
  if (held.length < ids.length) throw refuse('notFound')
}
