import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sure } from '@toile/geometry'
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { declarations, declared } from '../database/declarations.ts'
import { declareTable, hashesIn, hashIn, mentionsIn, nobodys } from '../database/schema/declareTable.ts'
import { openFiles, storedName } from '../files/files.ts'
import { addPerson } from '../testing/addPerson.ts'
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase.ts'
import { sweepFiles } from './sweep.ts'

const folder = mkdtempSync(join(tmpdir(), 'toile-sweep-'))
const files = openFiles({ s3: undefined, folder })
const hour = 60 * 60 * 1000
const mime = 'application/json'
let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => database.pool.query('truncate person cascade'))
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const film = declareTable(pgTable('film', { reel: text(), stills: jsonb(), script: jsonb() }), (row) => ({
  whose: nobodys,
  holds: [hashIn(row.reel), hashesIn(row.stills), mentionsIn(row.script)],
}))
const withFilm = { tables: [...declarations, declared(film)] }

const query = (words: string, values: unknown[] = []) => database.pool.query(words, values)
const isKept = (hash: string) => files.store.has(storedName(hash, mime))

/** Stores some bytes so many hours ago. */
async function put(said: string, hours: number): Promise<string> {
  const hash = await files.putBytes(Buffer.from(said), mime)
  const then = new Date(Date.now() - hours * hour)
  utimesSync(join(folder, 'files', storedName(hash, mime)), then, then)
  return hash
}

const sweep = (given?: Parameters<typeof sweepFiles>[3], store = files.store) =>
  sweepFiles(database.house, { store }, Date.now(), given)

describe('the sweep of files', () => {
  it('keeps the files of a table that is added and declares them; what nobody names is gone after a day', async () => {
    await query('create table film (reel text, stills jsonb, script jsonb)')
    try {
      const [reel, still] = [await put('reel', 25), await put('still', 25)]
      const [prop, lost] = [await put('prop', 25), await put('lost', 25)]
      const young = await put('young', 23)
      // What stands before a hash may be digits of one itself.
      const script = { scenes: [{ prop: `shade${prop}` }] }
      await query('insert into film values ($1, $2, $3)', [reel, { one: still }, script])
      expect(await sweep(withFilm)).toBe(1)
      expect(await Promise.all([reel, still, prop, young, lost].map(isKept))).toEqual([true, true, true, true, false])
    } finally {
      await query('drop table film')
    }
  })

  it('removes nothing while a table is there that says nothing', async () => {
    const lost = await put('lost', 25)
    await query('create table newer (document jsonb)')
    await expect(sweep()).rejects.toThrow('newer does not say')
    expect(await isKept(lost)).toBe(true)
    await query('drop table newer')
    expect(await sweep()).toBeGreaterThan(0)
    expect(await isKept(lost)).toBe(false)
  })

  it('keeps what is stored again while it runs, by whoever is about to name it, and what is named meanwhile', async () => {
    const again = await put('again', 25)
    const meanwhile = await put('meanwhile', 25)
    const lost = await put('lost', 25)
    const ownerId = await addPerson(database.db)
    const store = {
      ...files.store,
      async *list() {
        yield* files.store.list()
        await query('update person set avatar = $2 where id = $1', [ownerId, `pictures/${meanwhile}`])
      },
      async written(name: string) {
        await files.putBytes(Buffer.from('again'), mime)
        return files.store.written(name)
      },
    }
    expect(await sweep({}, store)).toBe(1)
    expect(await Promise.all([again, meanwhile, lost].map(isKept))).toEqual([true, true, false])
  })

  it('keeps what a task that waits or runs is to read, as long as it does', async () => {
    const hash = await put('collection', 25)
    const ownerId = await addPerson(database.db)
    const input = { hash, bytes: 1, copy: false }
    await query("insert into task (owner_id, kind, input) values ($1, 'importProject', $2)", [ownerId, input])
    for (const [status, kept] of [
      ['waiting', true],
      ['running', true],
      ['succeeded', false],
    ] as const) {
      await query('update task set status = $1', [status])
      await sweep()
      expect(await isKept(hash), status).toBe(kept)
    }
  })

  it('reads what is named portion by portion, and removes as many as there are', async () => {
    const ownerId = await addPerson(database.db)
    const lost = await Promise.all(Array.from({ length: 1200 }, (_, n) => put(`lost ${n}`, 25)))
    const named = await put('named', 25)
    await query(
      `insert into file (owner_id, hash, kind, bytes, mime)
       select $1, encode(sha256(n::text::bytea), 'hex'), 'mood', 1, 'image/png' from generate_series(1, 11000) as n`,
      [ownerId],
    )
    await query("insert into file (owner_id, hash, kind, bytes, mime) values ($1, $2, 'mood', 1, $3)", [
      ownerId,
      named,
      mime,
    ])
    expect(await sweep()).toBe(1200)
    expect([await isKept(named), await isKept(sure(lost[1199]))]).toEqual([true, false])
  })
})
