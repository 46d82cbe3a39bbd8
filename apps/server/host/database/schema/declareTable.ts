import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** Whose a row is: that of a person whom a column names, that of whoever owns the row it belongs to, or nobody's. */
export type Whose = Readonly<{ how: 'owner' | 'through'; column: PgColumn } | { how: 'nobody' }>

/** How a row keeps stored files: by a hash, by hashes that are the values of a jsonb, by what a text or document mentions, by the id of a row of `file`. */
export type Hold = Readonly<{
  how: 'hash' | 'hashes' | 'mentions' | 'file'
  column: PgColumn
  /** Of which rows it holds, where it holds for a time only. */
  during?: SQL
}>

/** Rows that are cleared away when a moment of theirs is so many hours past. */
export type Clearing = Readonly<{ past: PgColumn; hours: number; only?: SQL }>

/** What a table says beside its columns: whose its rows are, the files they keep, none where it lists none, and which rows are cleared away, and when. */
export type Declaration = Readonly<{ whose: Whose; holds: readonly Hold[]; clears?: readonly Clearing[] }>

const declaration = Symbol('declaration')

/** A table with its declaration. */
export type DeclaredTable = PgTable & Readonly<{ [declaration]: Declaration }>

/** The column names the person whose the row is. */
export const ownedIn = (column: PgColumn): Whose => ({ how: 'owner', column })

/** The row is whose that one is to which the column points. */
export const ownedThrough = (column: PgColumn): Whose => ({ how: 'through', column })

/** The rows hold nothing of anybody: the wall leaves them out. */
export const nobodys: Whose = { how: 'nobody' }

/** The column is the hash of a file. */
export const hashIn = (column: PgColumn): Hold => ({ how: 'hash', column })

/** The values of the column are hashes of files. */
export const hashesIn = (column: PgColumn): Hold => ({ how: 'hashes', column })

/** The column mentions files, by hash or by id; bytes that are named by nothing else stay as long as `during` is true. */
export const mentionsIn = (column: PgColumn, during?: SQL): Hold => ({ how: 'mentions', column, during })

/** The column is the id of a row of `file`. */
export const fileIn = (column: PgColumn): Hold => ({ how: 'file', column })

/** Has a table say whose its rows are, which files it keeps and what of it is cleared away; the test of the wall, the sweep of files and the housekeeping read nothing else. */
export const declareTable = <Table extends PgTable>(table: Table, say: (row: Table) => Declaration) =>
  Object.assign(table, { [declaration]: say(table) })

/** What a table says. */
export const declarationOf = (table: DeclaredTable): Declaration => table[declaration]
