import { and, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { libraryItem } from '../../host/database/schema/library.ts'

const named = (ownerId: string, ids: readonly string[]) =>
  and(ownedBy(libraryItem, ownerId), inArray(libraryItem.id, [...ids]))

/** Puts entries into the bin; those that are there keep their day. */
export const putIntoBin = (tx: Transaction, ownerId: string, ids: readonly string[]) =>
  tx
    .update(libraryItem)
    .set({ deletedAt: new Date() })
    .where(and(named(ownerId, ids), isNull(libraryItem.deletedAt)))

/** Brings entries back. */
export const takeFromBin = (tx: Transaction, ownerId: string, ids: readonly string[]) =>
  tx.update(libraryItem).set({ deletedAt: null }).where(named(ownerId, ids))
