import { sql } from 'drizzle-orm'
import { backupLock } from '../backup/tables.ts'
import type { Database } from '../database/database.ts'
import { type Declared, declarations } from '../database/declarations.ts'
import type { Store } from '../files/disk.ts'
import type { Files } from '../files/files.ts'
import { withoutNamed } from '../files/withoutNamed.ts'
import { defineChore } from './chore.ts'

const day = 24 * 60 * 60 * 1000
const hashIn = /([0-9a-f]{64})\.\w+$/
/** So many are removed between two looks at what is named. */
const portion = 1000

/** Refuses to go on where a table is that does not say which files it keeps, such as one of a newer studio beside this one. */
async function refuseUndeclared(db: Database, tables: readonly Declared[]): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p') and not relispartition
      and nspname not in ('pgboss', 'information_schema') and nspname not like 'pg\\_%'`)
  const known = new Set(tables.map(({ name }) => name))
  const silent = rows.map(({ name }) => name).filter((name) => !known.has(name))
  if (silent.length > 0) throw new Error(`No file is swept: ${silent.join(', ')} does not say which it keeps.`)
}

/** Whether a backup is being taken, which copies the files after the rows. */
async function isBackedUp(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from pg_locks where locktype = 'advisory' and objsubid = 1
    and database = (select oid from pg_database where datname = current_database())
    and classid::bigint = (${backupLock}::bigint >> 32) and objid::bigint = (${backupLock}::bigint & 4294967295)`)
  return rows.length > 0
}

/** Every stored name, by the hash in it or, where it has none, by itself. */
async function storedNames(store: Store): Promise<Map<string, string[]>> {
  const names = new Map<string, string[]>()
  for await (const name of store.list()) {
    const key = hashIn.exec(name)?.[1] ?? name
    names.set(key, [...(names.get(key) ?? []), name])
  }
  return names
}

/** Removes a file that is older than a day: whoever wants it again meanwhile stores it again, which makes it young. */
async function removeOld(store: Store, name: string, now: number): Promise<boolean> {
  const written = await store.written(name)
  if (!written || now - written.getTime() < day) return false
  await store.remove(name)
  return true
}

/** Removes bytes older than a day that nothing names: what a killed process stored before it could keep the row. What is named meanwhile stays. */
export async function sweepFiles(
  db: Database,
  { store }: Pick<Files, 'store'>,
  now = Date.now(),
  { tables = declarations, signal }: { tables?: readonly Declared[]; signal?: AbortSignal } = {},
): Promise<number> {
  await refuseUndeclared(db, tables)
  let removed = 0
  for (let left = await storedNames(store); left.size > 0 && !signal?.aborted; ) {
    const unnamed = [...(await withoutNamed(db, tables, left))]
    if (await isBackedUp(db)) return removed
    for (const name of unnamed.slice(0, portion).flatMap(([, names]) => names))
      if (await removeOld(store, name, now)) removed += 1
    left = new Map(unnamed.slice(portion))
  }
  return removed
}

/** The sweep as a chore. */
export const sweep = defineChore('sweep', ({ db, files, now, signal }) => sweepFiles(db, files, now, { signal }))
