import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from, to } from 'pg-copy-streams'
import type { Connection } from '../database/connection.ts'
import { migrate, migrationNames } from '../database/migrate.ts'
import type { Store } from '../files/disk.ts'
import { mimeOf } from '../files/files.ts'
import { prepareQueue } from '../queue/prepareQueue.ts'
import { queueAnew } from '../queue/queueAnew.ts'
import { checkBackup, nowhere } from './checkBackup.ts'
import { type BackupTable, filePath, type Manifest, readManifest, tablePath, WrongBackup } from './manifest.ts'
import { RowSum } from './rowSum.ts'
import { listTables, listWalled, openCopying, quoted, withColumns } from './tables.ts'

/** What is restored, and where to. */
export type Restoring = Readonly<{
  /** An unpacked backup. */
  folder: string
  connection: Connection
  store: Store
  say(sentence: string): void
  signal: AbortSignal
}>

/** Refuses a target that holds anything already. */
async function checkEmpty(client: pg.Client, store: Store) {
  if ((await listTables(client)).length > 0)
    throw new WrongBackup('The database is not empty. A backup is restored into an empty one only.')
  for await (const name of store.list())
    throw new WrongBackup(`There are files already, such as ${name}. A backup is restored into an empty place only.`)
}

async function loadTables(client: pg.Client, { folder, signal }: Restoring, manifest: Manifest) {
  const names = manifest.tables.map(quoted)
  // What guards and completes single changes has done so before; rules between tables hold throughout.
  const walled = await listWalled(client)
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  // Nobody but its owner sees a table that is being loaded.
  for (const name of walled) await client.query(`alter table ${name} no force row level security`)
  await client.query(`truncate ${names.join(', ')}`)
  for (const table of manifest.tables) {
    const rows = client.query(from(`copy ${withColumns(table)} from stdin`))
    await pipeline(createReadStream(join(folder, tablePath(table))), rows, { signal })
  }
  for (const name of names) await client.query(`alter table ${name} enable trigger user`)
  for (const name of walled) await client.query(`alter table ${name} force row level security`)
  for (const sequence of manifest.sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      quoted(sequence),
      sequence.value,
      sequence.called,
    ])
}

async function verify(client: pg.Client, table: BackupTable) {
  const sum = new RowSum()
  await pipeline(client.query(to(`copy ${withColumns(table)} to stdout`)), sum, nowhere())
  if (sum.rows !== table.rows || sum.checksum !== table.checksum)
    throw new Error(`The table ${table.name} is not as it was in the backup; nothing was restored.`)
}

async function checkVersion({ migrations }: Manifest) {
  const known = new Set(await migrationNames())
  const unknown = migrations.find((name) => !known.has(name))
  if (unknown) throw new WrongBackup(`This backup was made by a newer Toile: ${unknown} is not known here.`)
}

/**
 * Restores a backup into an empty database and an empty store, and holds every row and file against it. A restore that does not come to
 * its end leaves a mark in the database, with which no studio starts.
 */
export async function restoreBackup(restoring: Restoring): Promise<Manifest> {
  const { folder, connection, store, say, signal } = restoring
  const manifest = await readManifest(folder)
  await checkVersion(manifest)
  say('Checking the backup …')
  await checkBackup(folder, manifest, signal)
  const client = await openCopying(connection)
  try {
    await checkEmpty(client, store)
    await client.query('create table restoring (began timestamptz not null default now())')
    await migrate(connection, undefined, { only: manifest.migrations, restoring: true })
    say(`Restoring ${manifest.tables.length} tables and ${manifest.files.length} files …`)
    await client.query('begin')
    await loadTables(client, restoring, manifest)
    for (const table of manifest.tables) await verify(client, table)
    await client.query('commit')
    for (const { name } of manifest.files) {
      signal.throwIfAborted()
      await store.put(name, await readFile(join(folder, filePath(name))), mimeOf(name))
    }
    await migrate(connection, undefined, { restoring: true })
    await prepareQueue(connection)
    await queueAnew(connection)
    await client.query('drop table restoring')
    return manifest
  } finally {
    await client.end().catch(() => undefined)
  }
}
