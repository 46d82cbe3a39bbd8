import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projects } from '@toile/contract/features/projects.ts'
import { slogans } from '@toile/contract/features/slogans.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Manifest, manifestSchema, WrongBackup } from '../host/backup/manifest.ts'
import { restoreBackup } from '../host/backup/restoreBackup.ts'
import { takeBackup } from '../host/backup/takeBackup.ts'
import { sweepFiles } from '../host/chores/sweep.ts'
import { migrate } from '../host/database/migrate.ts'
import { openStore } from '../host/files/disk.ts'
import { openOrdinaryDatabase } from '../host/testing/openOrdinaryDatabase.ts'
import { openTestStorage } from '../host/testing/openTestStorage.ts'
import type { Caller } from '../testing/caller.ts'
import { openTestToile, type TestToile } from '../testing/openTestToile.ts'
import { openRole } from '../testing/people.ts'
import { drawCut } from '../testing/pictures.ts'
import { backup } from './backup.ts'
import type { Command } from './command.ts'
import { Mistake } from './mistake.ts'
import { restore } from './restore.ts'

let toile: TestToile
let caller: Caller
let place: string
const blanks: string[] = []

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'toile-backup-'))
  toile = await openTestToile({ TOILE_ROLE: 'api' })
  caller = await openRole(toile)
})
afterAll(async () => {
  for (const name of blanks) await ask(`drop database if exists ${name} with (force)`)
  await toile.close()
  await rm(place, { recursive: true, force: true })
})

async function ask(text: string, database = 'postgres') {
  const client = new pg.Client({ ...toile.database.owner, database } as pg.ClientConfig)
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}

/** The address of a database of the test's server, as an operator would write it. */
function addressOf(name: string) {
  if (!('host' in toile.database.owner)) throw new Error('The test database is reached by its socket.')
  const { host, user } = toile.database.owner
  return `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`
}

async function openBlank() {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  blanks.push(name)
  await ask(`create database ${name}`)
  return name
}

/** Runs a command with the settings of an installation; a mistake is given as its sentence. */
async function run(command: Command, words: string[], settings: Record<string, string>) {
  const before = { ...process.env }
  Object.assign(process.env, { INIT_CWD: place, ...settings })
  let printed = ''
  const terminal = {
    print: (text: string) => void (printed += text),
    say: () => undefined,
    signal: new AbortController().signal,
  }
  try {
    await command.run(words, terminal)
    return printed
  } catch (error) {
    if (error instanceof Mistake) return error.message
    throw error
  } finally {
    process.env = before
  }
}

const manifestOf = async (name: string): Promise<Manifest> =>
  manifestSchema.parse(JSON.parse(await readFile(join(place, name, 'manifest.json'), 'utf8')))

/** What two backups of the same must agree on. */
const contents = ({ tables, files, sequences }: Manifest) => ({
  tables: tables.map(({ name, rows, checksum }) => [name, rows, checksum]),
  files,
  sequences,
})

describe('backup and restore', () => {
  it('give back every row and file, taken while writing goes on, from a given database to a data folder and back', async () => {
    await caller.upload('mood', 'a.jpg', await drawCut(1))
    await caller.call(slogans.generateLettering, { kind: 'slogan', text: 'Night', count: 1, seed: 1 })
    const given = {
      DATABASE_URL: addressOf(toile.database.pool.options.database ?? ''),
      TOILE_DATA: toile.server.settings.folder,
    }
    const acknowledged: string[] = []
    let writing = true
    const writes = (async () => {
      for (let n = 0; writing; n++) {
        const { id } = await caller.call(projects.createProject, { name: `Project ${n}`, style: 'illustration' })
        acknowledged.push(id)
      }
    })()
    while (acknowledged.length < 5) await caller.call(projects.listProjects, {})
    const before = [...acknowledged]
    expect(await run(backup, ['first'], given)).toContain('"backup":"first"')
    const meanwhile = acknowledged.length
    writing = false
    await writes
    const first = await manifestOf('first')
    expect(meanwhile).toBeGreaterThan(before.length)
    expect(first.files.length).toBeGreaterThan(2)
    const kept = await readFile(join(place, 'first/tables/public.project.copy'), 'utf8')
    expect(before.filter((id) => !kept.includes(id))).toEqual([])

    const none = { DATABASE_URL: '' }
    expect(await run(restore, ['first', '--into', 'data'], none)).toContain('"into":"data"')
    expect(await run(backup, ['second.tar'], { ...none, TOILE_DATA: join(place, 'data') })).toContain('second.tar')
    const blank = await openBlank()
    const into = { TOILE_DATA: join(place, 'files-of-blank') }
    expect(await run(restore, ['second.tar', '--into', addressOf(blank)], into)).toContain('the database')
    expect(await run(backup, ['third'], { ...into, DATABASE_URL: addressOf(blank) })).toContain('third')
    expect(contents(await manifestOf('third'))).toEqual(contents(first))
    // What waited in the queue waits again.
    expect(await ask("select count(*)::int as jobs from pgboss.job where name like 'task.%'", blank)).toEqual([
      { jobs: 1 },
    ])
    expect((await readdir(place)).filter((name) => name.includes('unfinished'))).toEqual([])
  })

  it('[S6.11] give back the same, and the walls around it, where the owner of the database is no superuser', async () => {
    const { connection, address, close } = await openOrdinaryDatabase(toile.database)
    const into = { TOILE_DATA: join(place, 'files-of-ordinary') }
    expect(await run(restore, ['first', '--into', address], into)).toContain('the database')
    expect(await run(backup, ['fifth'], { ...into, DATABASE_URL: address })).toContain('fifth')
    expect(contents(await manifestOf('fifth'))).toEqual(contents(await manifestOf('first')))
    const walls = 'select relname from pg_class where relforcerowsecurity order by 1'
    expect(await ask(walls, connection.database)).toEqual(await ask(walls, toile.database.pool.options.database))
    await close()
  })

  it('give back the same into a bucket and out of it', async () => {
    const storage = await openTestStorage()
    const address = addressOf(await openBlank())
    const given = { ...storage.settings, DATABASE_URL: address, TOILE_DATA: join(place, 'unused') }
    expect(await run(restore, ['first', '--into', address], given)).toContain('the database')
    expect(await run(backup, ['fourth'], given)).toContain('fourth')
    await storage.close()
    expect(contents(await manifestOf('fourth'))).toEqual(contents(await manifestOf('first')))
    expect(existsSync(join(place, 'unused', 'files'))).toBe(false)
  })

  it('refuse what is there already, what is no backup, and what was damaged, and leave the target as it was', async () => {
    const into = { TOILE_DATA: join(place, 'other-files') }
    const given = addressOf(toile.database.pool.options.database ?? '')
    expect(await run(backup, ['first'], {})).toBe('first is there already; a backup is never overwritten.')
    expect(await run(restore, ['first', '--into', given], into)).toMatch(/The database is not empty/)
    expect(await run(restore, ['first', '--into', 'data'], into)).toBe(
      'data is not empty; a backup is restored into a new data folder.',
    )
    expect(await run(restore, ['first/tables', '--into', 'new'], into)).toMatch(
      /is no backup, or one that was interrupted/,
    )
    const path = join(place, 'first/tables/public.project.copy')
    const whole = await readFile(path)
    await writeFile(path, whole.subarray(0, whole.length - 40))
    const blank = await openBlank()
    expect(await run(restore, ['first', '--into', addressOf(blank)], into)).toMatch(
      /tables\/public.project.copy of this backup is missing or damaged; nothing was restored/,
    )
    expect(await ask("select 1 from pg_tables where schemaname = 'public'", blank)).toEqual([])
    await writeFile(path, whole)
  })

  it('leave a mark, with which no studio starts, when a restore does not come to its end', async () => {
    const name = await openBlank()
    const { host, user } = toile.database.owner as { host: string; user: string }
    const store = openStore({ folder: join(place, 'third-files'), s3: undefined })
    const full = { ...store, put: () => Promise.reject(new WrongBackup('no room')) }
    const connection = { host, user, database: name }
    const restoring = { folder: join(place, 'first'), connection, store: full, say: () => undefined }
    await expect(restoreBackup({ ...restoring, signal: new AbortController().signal })).rejects.toThrow('no room')
    await expect(migrate(connection)).rejects.toThrow('A restore into this database was interrupted')
  })

  it('keep the sweeping of files waiting while a backup is taken, so that none is missing that a row of it names', async () => {
    const { house: db, files } = toile.server
    const later = Date.now() + 2 * 24 * 60 * 60 * 1000
    await files.putBytes(Buffer.from('nobody names this'), 'application/json')
    const swept: number[] = []
    const store = {
      ...files.store,
      async *list() {
        swept.push(await sweepFiles(db, files, later))
        yield* files.store.list()
      },
    }
    const { owner: connection } = toile.database
    const taking = { connection, store, folder: join(place, 'sweeping'), say: () => undefined }
    await takeBackup({ ...taking, signal: new AbortController().signal })
    expect(swept).toEqual([0])
    await expect.poll(() => sweepFiles(db, files, later)).toBe(1)
  })
})
