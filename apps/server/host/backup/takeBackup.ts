import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { to } from 'pg-copy-streams'
import type { Connection } from '../database/connection.ts'
import type { Store } from '../files/disk.ts'
import { hashBytes } from '../files/hashBytes.ts'
import { type BackupTable, backupForm, filePath, type Manifest, manifestName, tablePath } from './manifest.ts'
import { RowSum } from './rowSum.ts'
import { backupLock, listSequences, listTables, openCopying, type Table, withColumns } from './tables.ts'

/** What a backup is taken of, and where to. */
export type Taking = Readonly<{
  connection: Connection
  store: Store
  /** An empty folder. */
  folder: string
  say(sentence: string): void
  signal: AbortSignal
}>

async function copyTable(client: pg.Client, table: Table, { folder, signal }: Taking): Promise<BackupTable> {
  const { schema, name, columns } = table
  const sum = new RowSum()
  const rows = client.query(to(`copy ${withColumns(table)} to stdout`))
  await pipeline(rows, sum, createWriteStream(join(folder, tablePath(table))), { signal })
  return { schema, name, columns, rows: sum.rows, bytes: sum.bytes, checksum: sum.checksum }
}

async function copyFiles({ store, folder, signal }: Taking): Promise<Manifest['files']> {
  const copied: Manifest['files'] = []
  for await (const name of store.list()) {
    signal.throwIfAborted()
    // What is not yet in its place is nobody's.
    if (name.startsWith('unfinished/')) continue
    const bytes = await store.get(name)
    const path = join(folder, filePath(name))
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, bytes)
    copied.push({ name, bytes: bytes.length, checksum: hashBytes(bytes) })
  }
  return copied.sort((a, b) => (a.name < b.name ? -1 : 1))
}

/**
 * Takes a backup while the studio goes on: every table as it stood at one moment, then every stored file. Files are stored before
 * the rows that name them and none is swept meanwhile, so that whatever a row of that moment names is among them.
 */
export async function takeBackup(taking: Taking): Promise<Manifest> {
  const { connection, folder, say } = taking
  await mkdir(join(folder, 'tables'), { recursive: true })
  const client = await openCopying(connection)
  try {
    await client.query('select pg_advisory_lock_shared($1)', [backupLock])
    await client.query('begin isolation level repeatable read read only')
    const [{ server_version: postgres = '' } = {}] = (await client.query('show server_version')).rows
    const migrations = await client.query<{ name: string }>('select name from migration order by name')
    const tables: BackupTable[] = []
    for (const table of await listTables(client)) tables.push(await copyTable(client, table, taking))
    const sequences = await listSequences(client)
    await client.query('commit')
    say(
      `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables are copied; now the files …`,
    )
    const files = await copyFiles(taking)
    const manifest: Manifest = {
      form: backupForm,
      made: new Date().toISOString(),
      postgres,
      migrations: migrations.rows.map(({ name }) => name),
      tables,
      sequences,
      files,
    }
    await writeFile(join(folder, manifestName), `${JSON.stringify(manifest, null, 1)}\n`)
    return manifest
  } finally {
    await client.end().catch(() => undefined)
  }
}
