import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { libraryItem } from '../../host/database/schema/library.ts'
import { entryWords } from './entryWords.ts'

type Change = Partial<Pick<typeof libraryItem.$inferInsert, 'name' | 'tags' | 'category' | 'fileId' | 'detail'>>

/** Changes an entry and what it is searched by: the one way to do so. */
export async function changeEntry(tx: Transaction, ownerId: string, id: string, change: Change): Promise<void> {
  const own = and(ownedBy(libraryItem, ownerId), eq(libraryItem.id, id))
  const [row] = await tx.select().from(libraryItem).where(own).for('update')
  if (!row) return
  await tx
    .update(libraryItem)
    .set({ ...change, words: entryWords({ ...row, ...change }), updatedAt: new Date() })
    .where(own)
}
