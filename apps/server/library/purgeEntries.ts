import { and, isNotNull, type SQL } from 'drizzle-orm'
import type { Transaction } from '../host/database/database.ts'
import { ownedBy } from '../host/database/owned.ts'
import { libraryItem } from '../host/database/schema/library.ts'
import { dropUnused } from './dropUnused.ts'

/** Takes what lies in a person's bin and fits out of it for good, with the files that nothing else names; answers how many entries. */
export async function purgeEntries(tx: Transaction, ownerId: string, fits?: SQL): Promise<number> {
  const gone = await tx
    .delete(libraryItem)
    .where(and(ownedBy(libraryItem, ownerId), fits, isNotNull(libraryItem.deletedAt)))
    .returning({ fileId: libraryItem.fileId })
  const files = new Set(gone.flatMap(({ fileId }) => fileId ?? []))
  await dropUnused(tx, ownerId, [...files])
  return gone.length
}
