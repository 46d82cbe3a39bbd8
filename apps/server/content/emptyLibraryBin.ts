import { limits } from '@toile/fashion/limits.ts'
import { inArray, lt } from 'drizzle-orm'
import type { Database } from '../host/database/database.ts'
import { libraryItem } from '../host/database/schema/library.ts'
import { purgeEntries } from './purgeEntries.ts'

const portion = 500
const day = 24 * 60 * 60 * 1000

/** Takes out of the bin of the library, for good, what has lain there for thirty days (requirement S2.44). */
export async function emptyLibraryBin(db: Database, now = Date.now()): Promise<void> {
  const before = new Date(now - limits.library.binDays * day)
  for (let gone = portion; gone === portion; )
    gone = await db.transaction((tx) => {
      const old = tx.select({ id: libraryItem.id }).from(libraryItem).where(lt(libraryItem.deletedAt, before))
      return purgeEntries(tx, inArray(libraryItem.id, old.limit(portion)))
    })
}
