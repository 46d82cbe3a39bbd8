import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type Clearing, type DeclaredTable, declarationOf, type Hold, type Whose } from './schema/declareTable.ts'
import { schema } from './schema/index.ts'

/** What a table says, with the table. */
export type Declared = Readonly<{
  table: PgTable
  name: string
  whose: Whose
  holds: readonly Hold[]
  clears: readonly Clearing[]
}>

/** What a table says, ready to be read beside others. */
export function declared(table: DeclaredTable): Declared {
  const { whose, holds, clears = [] } = declarationOf(table)
  return { table, name: getTableName(table), whose, holds, clears }
}

/** What every table of the product says. */
export const declarations: readonly Declared[] = Object.values<DeclaredTable>(schema).map(declared)
