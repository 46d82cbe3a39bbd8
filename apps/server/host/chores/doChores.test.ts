import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sure } from '@toile/geometry'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type OpenDatabase, openPools } from '../database/database.ts'
import { openFiles } from '../files/files.ts'
import { openLog } from '../log.ts'
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase.ts'
import { type Chore, defineChore } from './chore.ts'
import { doChores } from './doChores.ts'

const folder = mkdtempSync(join(tmpdir(), 'toile-chores-'))
const files = openFiles({ s3: undefined, folder })
const log = openLog({ log: 'silent' })
const minute = 60_000
const at = Date.parse('2026-05-01T10:00:00Z')
let database: TestDatabase
let houses: OpenDatabase[]

beforeAll(async () => {
  database = await openTestDatabase()
  houses = [1, 2].map(() => openPools(database.connection, 3))
})
afterEach(() => database.pool.query("delete from setting where key = 'chores'"))
afterAll(async () => {
  for (const house of houses) await house.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const look = (house: OpenDatabase, chores: readonly Chore[], now: number, signal = new AbortController().signal) =>
  doChores(house, { chores, files, log, now, signal })

/** A chore that takes a while and writes down its name. */
const noted = (name: string, done: string[]) =>
  defineChore(name, async () => {
    done.push(name)
    await wait(100)
  })

describe('the chores of a house', () => {
  it('are each done once an hour where two processes keep the house, not twice', async () => {
    const done: string[] = []
    const chores = ['sweep', 'thin', 'clear'].map((name) => noted(name, done))
    for (const [minutes, times] of [
      [0, 1],
      [1, 1],
      [59, 1],
      [60, 2],
      [90, 2],
      [121, 3],
    ] as const) {
      await Promise.all(houses.map((house) => look(house, chores, at + minutes * minute)))
      expect(done, `after ${minutes} minutes`).toHaveLength(times * chores.length)
    }
    expect(done.slice(0, 3)).toEqual(['sweep', 'thin', 'clear'])
  })

  it('are done by another process when the one that was at them is killed', async () => {
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, '../testing/choreProcess.ts'), JSON.stringify(database.connection)],
      { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, TOILE_DATA: folder } },
    )
    await once(child.stdout, 'data')
    const done: string[] = []
    const chores = [noted('endless', done)]
    await look(sure(houses[0]), chores, Date.now())
    expect(done).toEqual([])
    child.kill('SIGKILL')
    await once(child, 'close')
    await expect
      .poll(() => look(sure(houses[0]), chores, Date.now()).then(() => done), { timeout: 20_000 })
      .toEqual(['endless'])
  })

  it('may take their time with files: no transaction is open meanwhile', async () => {
    const open: unknown[] = []
    const slow = defineChore('slow', async (house) => {
      await house.files.putBytes(Buffer.from('slow'), 'application/json')
      const { rows } = await database.pool.query(
        `select query from pg_stat_activity where datname = current_database()
         and xact_start is not null and pid <> pg_backend_pid() and backend_type = 'client backend'`,
      )
      open.push(rows)
    })
    await look(sure(houses[0]), [slow], at)
    expect(open).toEqual([[]])
  })

  it('do not keep the others from being done when one fails, and it has its turn again in an hour', async () => {
    const done: string[] = []
    const fails = defineChore('fails', () => {
      done.push('fails')
      return Promise.reject(new Error('no'))
    })
    const chores = [fails, noted('clear', done)]
    for (const minutes of [0, 30, 60]) await look(sure(houses[0]), chores, at + minutes * minute)
    expect(done).toEqual(['fails', 'clear', 'fails', 'clear'])
  })

  it('stop when the house is left, and what was not done is done at the next look', async () => {
    const done: string[] = []
    const leaving = new AbortController()
    const left = defineChore('left', () => {
      leaving.abort()
      return Promise.resolve()
    })
    await look(sure(houses[0]), [left, noted('clear', done)], at, leaving.signal)
    expect(done).toEqual([])
    await look(sure(houses[1]), [noted('left', done), noted('clear', done)], at + minute)
    expect(done).toEqual(['left', 'clear'])
  })
})
