import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database.ts'
import type { Declared } from '../database/declarations.ts'
import type { Hold } from '../database/schema/declareTable.ts'

const portion = 5000
const length = 64

/** What the rows of a table hold, one text a row; a longer run of digits may have a hash anywhere in it. */
function textsOf(table: PgTable, { how, column, during = sql`true` }: Hold): SQL | [] {
  if (how === 'file') return []
  if (how === 'hash') return sql`select ${column} as text from ${table} where ${column} is not null and ${during}`
  if (how === 'hashes') return sql`select value as text from ${table}, jsonb_each_text(${column}) where ${during}`
  return sql`select found[1] as text
    from ${table}, regexp_matches(${column}::text, '[0-9a-f]{64,}', 'g') as found where ${during}`
}

/** Leaves of stored files, by their hashes, those that no row of the tables names: read once, in portions, as all rows stood at one moment. */
export async function withoutNamed<File>(
  db: Database,
  tables: readonly Declared[],
  files: ReadonlyMap<string, File>,
): Promise<Map<string, File>> {
  const left = new Map(files)
  const texts = tables.flatMap(({ table, holds }) => holds.flatMap((hold) => textsOf(table, hold)))
  await db.transaction(async (tx) => {
    await tx.execute(sql`declare named no scroll cursor for ${sql.join(texts, sql` union all `)}`)
    for (let more = true; more; ) {
      const { rows } = await tx.execute<{ text: string }>(sql`fetch ${sql.raw(String(portion))} from named`)
      for (const { text } of rows)
        for (let at = 0; at + length <= text.length; at++) left.delete(text.slice(at, at + length))
      more = rows.length === portion
    }
  })
  return left
}
