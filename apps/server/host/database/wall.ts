import { sql } from 'drizzle-orm'
import type { Database, Transaction } from './database.ts'

/** Opens a transaction behind the wall: until it ends, only the rows of that person are there, whatever is asked. */
export const transactAs = <T>(people: Database, personId: string, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  people.transaction(async (tx) => {
    await tx.execute(sql`select set_config('toile.person', ${personId}, true)`)
    return work(tx)
  })
