import { limits } from '@toile/rules/limits.ts'
import { and, inArray, lt } from 'drizzle-orm'
import { defineChore, type House } from '../host/chores/chore.ts'
import { foreign } from '../host/database/owned.ts'
import { libraryItem } from '../host/database/schema/library.ts'
import { purgeEntries } from './purgeEntries.ts'

const portion = 500
const day = 24 * 60 * 60 * 1000

/** Takes out of the bin of the library, for good, what has lain there for thirty days (requirement S2.44). */
export const emptyLibraryBin = defineChore('emptyLibraryBin', async ({ db, now }: Pick<House, 'db' | 'now'>) => {
  const before = new Date(now - limits.library.binDays * day)
  for (let gone = portion; gone === portion; )
    gone = await db.transaction(async (tx) => {
      const old = await tx
        .select({ id: libraryItem.id, ownerId: libraryItem.ownerId })
        .from(libraryItem)
        .where(and(foreign(libraryItem, 'everybody’s bin is emptied'), lt(libraryItem.deletedAt, before)))
        .limit(portion)
      for (const [ownerId, entries] of Map.groupBy(old, (entry) => entry.ownerId)) {
        const ids = entries.map(({ id }) => id)
        await purgeEntries(tx, ownerId, inArray(libraryItem.id, ids))
      }
      return old.length
    })
})
