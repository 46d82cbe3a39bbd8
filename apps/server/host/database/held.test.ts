import { sure } from '@toile/geometry'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase.ts'
import { type OpenPool, openPool } from './database.ts'
import { outsideTransaction } from './held.ts'

let whole: TestDatabase
let one: OpenPool
let other: pg.Client
beforeAll(async () => {
  whole = await openTestDatabase()
  one = openPool(whole.connection, 1)
  other = new pg.Client(whole.connection)
  await other.connect()
})
afterAll(async () => {
  await other.end()
  await one.close()
  await whole.close()
})

const own = async () => sure((await one.pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]).pid

const saidBy = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => '',
    (error: unknown) => (error instanceof Error ? `${error.message} ${String(error.cause)}` : String(error)),
  )

describe('connections', () => {
  it('who holds one is given no second one, whether asked for a transaction, a query or a client', async () => {
    const asked = [
      () => one.db.transaction(async () => undefined),
      () => one.db.execute(sql`select 1`),
      () => one.pool.query('select 1'),
      () => one.pool.connect(),
    ]
    for (const ask of asked)
      await expect(saidBy(one.db.transaction(async () => void (await ask())))).resolves.toMatch(/inside a transaction/)
    expect(one.pool.idleCount).toBe(1)
  })

  it('slow work may not begin while one is held, and may as soon as it is given back', async () => {
    await expect(one.db.transaction(async () => outsideTransaction('Drawing'))).rejects.toThrow('Drawing inside')
    const later = await one.db.transaction(async () => () => outsideTransaction('Drawing'))
    expect(later).not.toThrow()
  })

  it('one that is broken off while it works ends what it did and nothing else, and is replaced', async () => {
    const pid = await own()
    const broken = one.db.transaction(async (tx) => {
      await other.query('select pg_terminate_backend($1)', [pid])
      await tx.execute(sql`select 1`)
    })
    await expect(broken).rejects.toThrow()
    expect(await own()).not.toBe(pid)
    expect(one.pool.totalCount).toBe(1)
  })

  it('one that is broken before its transaction begins is not lost to the pool', async () => {
    const client = await one.pool.connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    client.release()
    await whole.pool.query('select pg_terminate_backend($1)', [sure(rows[0]).pid])
    await one.db.transaction(async () => undefined).catch(() => undefined)
    await one.db.transaction(async (tx) => tx.execute(sql`select 1`)).catch(() => undefined)
    expect(await own()).not.toBe(sure(rows[0]).pid)
    expect([one.pool.totalCount, one.pool.waitingCount]).toEqual([1, 0])
  })
})
