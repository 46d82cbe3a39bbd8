import { and, isNotNull, type SQL } from 'drizzle-orm'
import type { Transaction } from '../host/database/database.ts'
import { libraryItem } from '../host/database/schema/library.ts'
import { dropUnused } from './fileUses.ts'

/** Takes what lies in the bin and fits out of it for good, with the files that nothing else names; answers how many entries. */
export async function purgeEntries(tx: Transaction, fits: SQL | undefined): Promise<number> {
  const gone = await tx
    .delete(libraryItem)
    .where(and(fits, isNotNull(libraryItem.deletedAt)))
    .returning({ owner: libraryItem.ownerId, fileId: libraryItem.fileId })
  const owners = Map.groupBy(gone, ({ owner }) => owner)
  for (const [owner, rows] of owners) {
    const files = new Set(rows.flatMap(({ fileId }) => fileId ?? []))
    await dropUnused(tx, owner, [...files])
  }
  return gone.length
}
