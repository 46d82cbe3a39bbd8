import { and, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { libraryItem } from '../../host/database/schema/library.ts'

const named = (ids: readonly string[]) => inArray(libraryItem.id, [...ids])

/** Puts entries into the bin; those that are there keep their day. */
export const putIntoBin = (tx: Transaction, ids: readonly string[]) =>
  tx
    .update(libraryItem)
    .set({ deletedAt: new Date() })
    .where(and(named(ids), isNull(libraryItem.deletedAt)))

/** Brings entries back. */
export const takeFromBin = (tx: Transaction, ids: readonly string[]) =>
  tx.update(libraryItem).set({ deletedAt: null }).where(named(ids))
