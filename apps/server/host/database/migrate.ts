import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { asHouse, type Connection } from './connection.ts'

const ownFolder = join(import.meta.dirname, 'migrations')
/** Any number, the same in every process: who holds it prepares the database, the others wait. */
export const migrationLock = 7_046_015_300

const checksum = (text: string) => createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')

/** The names of the files that bring a database to the newest form, in their order. */
export const migrationNames = async (folder = ownFolder): Promise<string[]> =>
  (await readdir(folder)).filter((name) => /^\d{4}-[\w-]+\.sql$/.test(name)).sort()

async function readMigrations(folder: string) {
  const names = await migrationNames(folder)
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })))
}

async function apply(client: pg.Client, name: string, text: string) {
  await client.query('begin')
  try {
    await client.query(text)
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum(text)])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`The migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

/** How a restore migrates: up to where the backup stood, and in a database that is marked. */
type Restoring = Readonly<{ restoring: true; only?: readonly string[] }>

async function refuseHalfRestored(client: pg.Client) {
  const { rows } = await client.query("select 1 from pg_tables where tablename = 'restoring'")
  if (rows.length > 0)
    throw new Error('A restore into this database was interrupted: empty it, and the files, and restore again.')
}

/** Brings the database to the newest form, one file and one transaction after the other; answers which files were applied. */
export async function migrate(connection: Connection, folder = ownFolder, restore?: Restoring): Promise<string[]> {
  const { only } = restore ?? {}
  const migrations = (await readMigrations(folder)).filter(({ name }) => only === undefined || only.includes(name))
  const client = new pg.Client({ ...asHouse(connection), application_name: 'toile' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    if (!restore) await refuseHalfRestored(client)
    await client.query(
      'create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migration')
    const applied = new Map(rows.map((row) => [row.name, row.checksum]))
    const done: string[] = []
    for (const { name, text } of migrations) {
      const known = applied.get(name)
      if (known === undefined) {
        await apply(client, name, text)
        done.push(name)
      } else if (known !== checksum(text)) {
        throw new Error(`The migration ${name} was changed after it was applied; write a new file instead.`)
      }
    }
    return done
  } finally {
    await client.end()
  }
}
