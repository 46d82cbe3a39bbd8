import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
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

/** The rows of any table that may be somebody's: all of one whose rows have no owner. */
export function thoseOf(table: PgTable, owner: string): SQL {
  if (table === person) return eq(person.id, owner)
  const columns = new Map(Object.entries(getTableColumns(table)))
  const column = columns.get('ownerId') ?? columns.get('personId')
  return column ? eq(column, owner) : sql`true`
}
