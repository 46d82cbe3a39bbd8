import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Whose } from './schema/declareTable.ts'
import { person } from './schema/people.ts'

/** A table whose rows belong to somebody; people belong to themselves. */
type Owned = { ownerId: PgColumn } | { personId: PgColumn } | typeof person

function ownerOf(table: Owned): PgColumn {
  if ('ownerId' in table) return table.ownerId
  return 'personId' in table ? table.personId : table.id
}

/** The rows of a table that are somebody's: said by every query of features and content (`docs/decisions/0025-queries-say-whose-rows.md`). */
export const ownedBy = (table: Owned, owner: string): SQL => eq(ownerOf(table), owner)

/** The rows of a table whosever they are, and why. */
export const foreign = (_table: Owned, _why: string): SQL => sql`true`

/** The rows of a table that may be somebody's, by whose it says they are: all where no column names an owner. */
export const thoseOf = (whose: Whose, owner: string): SQL =>
  whose.how === 'owner' ? eq(whose.column, owner) : sql`true`
