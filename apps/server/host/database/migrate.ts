import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Connection } from './database.ts'

const ownFolder = join(import.meta.dirname, 'migrations')
// Any number, the same in every process: who holds it migrates, the others wait.
const lock = 7_046_015_300

const checksum = (text: string) => createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')

async function readMigrations(folder: string) {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-[\w-]+\.sql$/.test(name)).sort()
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

/** Brings the database to the newest form, one file and one transaction after the other; answers which files were applied. */
export async function migrate(connection: Connection, folder = ownFolder): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const client = new pg.Client({ ...connection, application_name: 'toile' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
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
