import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Transaction } from '../host/database/database.ts'
import { declarations } from '../host/database/declarations.ts'
import { thoseOf } from '../host/database/owned.ts'
import { file } from '../host/database/schema/files.ts'

/** What the tables keep for good, as they declare it. */
const kept = declarations.flatMap(({ table, whose, holds }) =>
  holds.filter(({ during }) => !during).map(({ how, column }) => ({ table, whose, how, column })),
)

/** No row of another table, and no other file, names a file by its id. */
const unheld: readonly SQL[] = kept.flatMap(({ table, how, column }) => {
  if (how !== 'file') return []
  const holder = alias(table, 'holder')
  return sql`not exists (select 1 from ${table} as ${holder} where ${getTableColumns(holder)[column.name]} = file.id)`
})

/** Documents of one person that mention files by id or by hash. */
const documents = (owner: string): SQL[] =>
  kept.flatMap(({ table, whose, how, column }) =>
    how === 'file' || table === file ? [] : sql`select ${column}::text from ${table} where ${thoseOf(whose, owner)}`,
  )

/** Lets go of those of a person's files that nothing names any more, and then of the originals they were cut from; their bytes are swept once nobody holds them. */
export async function dropUnused(tx: Transaction, owner: string, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return
  const { rows } = await tx.execute<{ origin: string | null }>(sql`
    with mentioned as materialized (
      select distinct (regexp_matches(text, '[0-9a-f]{64}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g'))[1] as name
      from (${sql.join(documents(owner), sql` union all `)}) as written (text)
    )
    delete from file
    where owner_id = ${owner} and visibility = 'private' and id = any(${sql.param(fileIds)}::uuid[])
      and id::text not in (select name from mentioned) and hash not in (select name from mentioned)
      and ${sql.join([...unheld], sql` and `)}
    returning origin_id as origin`)
  await dropUnused(
    tx,
    owner,
    rows.flatMap(({ origin }) => origin ?? []),
  )
}
