import { sql } from 'drizzle-orm'
import { backupLock } from '../backup/tables.ts'
import type { Database } from '../database/database.ts'
import type { Files } from './files.ts'

const day = 24 * 60 * 60 * 1000
const hashIn = /([0-9a-f]{64})\.\w+$/

async function namedHashes(db: Database): Promise<Set<string>> {
  const { rows } = await db.execute<{ hash: string }>(sql`
    select hash from file
    union select value from file, jsonb_each_text(thumbnails)
    union select value from design, jsonb_each_text(pictures)
    union select value from design, jsonb_each_text(thumbnails)
    union select drawn.value from project_state, jsonb_array_elements(designs) as look, jsonb_each_text(look->'pictures') as drawn
    union select drawn.value from project_state, jsonb_array_elements(designs) as look, jsonb_each_text(look->'thumbnails') as drawn
    union select hash from traced`)
  return new Set(rows.map(({ hash }) => hash))
}

/** Whether any document mentions the hash; slow, so asked only of the few that no row names. */
async function isMentioned(db: Database, hash: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from project where position(${hash} in project::text) > 0
    union all select 1 from design where position(${hash} in design::text) > 0
    union all select 1 from kept_document where position(${hash} in kept_document::text) > 0
    union all select 1 from traced where position(${hash} in traced::text) > 0
    union all select 1 from element where position(${hash} in element::text) > 0
    union all select 1 from library_item where position(${hash} in library_item::text) > 0
    union all select 1 from person where position(${hash} in person::text) > 0
    limit 1`)
  return rows.length > 0
}

/** Whether a backup is being taken, which copies the files after the rows. */
async function isBackedUp(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from pg_locks where locktype = 'advisory' and objsubid = 1
    and database = (select oid from pg_database where datname = current_database())
    and classid::bigint = (${backupLock}::bigint >> 32) and objid::bigint = (${backupLock}::bigint & 4294967295)`)
  return rows.length > 0
}

/** Removes bytes older than a day that nothing names: what a killed process stored before it could keep the row. */
export async function sweepFiles(db: Database, { store }: Files, now = Date.now()): Promise<number> {
  if (await isBackedUp(db)) return 0
  const named = await namedHashes(db)
  let removed = 0
  for await (const { name, written } of store.list()) {
    if (now - written.getTime() < day) continue
    const [, hash] = hashIn.exec(name) ?? []
    if (hash && (named.has(hash) || (await isMentioned(db, hash)))) continue
    await store.remove(name)
    removed += 1
  }
  return removed
}
