import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** A table whose rows belong to somebody. */
type Owned = { ownerId: PgColumn } | { personId: PgColumn }

const ownerOf = (table: Owned): PgColumn => ('ownerId' in table ? table.ownerId : table.personId)

/** The rows of a table that are somebody's, or whose another row is: said by every query of features and content (docs/decisions/0025-queries-say-whose-rows.md). */
export const ownedBy = (table: Owned, owner: string | PgColumn): SQL => eq(ownerOf(table), owner)

/** The rows of a table whosever they are, and why. */
export const foreign = (_table: Owned, _why: string): SQL => sql`true`
