import { and, eq, isNull, ne, type SQL } from 'drizzle-orm'
import type { Transaction } from '../host/database/database.ts'
import { ownedBy } from '../host/database/owned.ts'
import { element } from '../host/database/schema/elements.ts'
import { libraryItem } from '../host/database/schema/library.ts'
import { nameBeside } from './nameBeside.ts'

/** The motions in a person's library, by their entries there. */
const motionsOf = (tx: Transaction, ownerId: string, which: SQL | undefined) =>
  tx
    .select({ name: libraryItem.name })
    .from(libraryItem)
    .innerJoin(element, and(eq(element.id, libraryItem.elementId), ownedBy(element, ownerId)))
    .where(and(ownedBy(libraryItem, ownerId), eq(element.kind, 'motion'), which))

/** Whether an entry of a person's library is a motion. */
export const holdsMotion = async (tx: Transaction, ownerId: string, entry: string): Promise<boolean> =>
  (await motionsOf(tx, ownerId, eq(libraryItem.id, entry))).length > 0

/** A name that no other motion in a person's library has; `entry` is the one that is named. */
export async function freeMotionName(
  tx: Transaction,
  ownerId: string,
  wanted: string,
  entry?: string,
): Promise<string> {
  const others = and(isNull(libraryItem.deletedAt), entry ? ne(libraryItem.id, entry) : undefined)
  const rows = await motionsOf(tx, ownerId, others)
  return nameBeside(
    rows.map(({ name }) => name),
    wanted,
  )
}
