import { once } from 'node:events'
import { createServer } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestToile, type TestToile } from '../testing/openTestToile.ts'
import { openReadiness } from './readiness.ts'

const token = 'a secret of twenty letters'
let toile: TestToile

beforeAll(async () => {
  toile = await openTestToile({ TOILE_ROLE: 'api', TOILE_METRICS_TOKEN: token })
})
afterAll(() => toile.close())

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${toile.address}${path}`, { headers })
  return { status: answer.status, text: await answer.text() }
}
const figures = async () => (await get('/metrics')).text

/** Does something while every connection of the pools is taken. */
async function withFullPool<T>(act: () => Promise<T>): Promise<T> {
  const { people, house } = toile.database.pools
  const taken = await Promise.all(
    [people, house].flatMap((pool) => Array.from({ length: pool.options.max ?? 0 }, () => pool.connect())),
  )
  try {
    return await act()
  } finally {
    for (const client of taken) client.release()
  }
}

describe('signs of life', () => {
  it('are given apart from the pool, however full it is, and so are the figures', async () => {
    await withFullPool(async () => {
      expect(await get('/healthz')).toEqual({ status: 200, text: '{"alive":true}' })
      expect(await get('/readyz')).toEqual({ status: 200, text: '{"ready":true}' })
      expect(await figures()).toMatch(/toile_pool_connections\{state="idle"\} 0/)
    })
  })

  it('say that the process lives and cannot answer while the database refuses it, and that it can when it is there again', async () => {
    const name = toile.database.pool.options.database
    const client = new pg.Client({ ...toile.database.owner, database: 'postgres' } as pg.ClientConfig)
    await client.connect()
    await client.query(`alter database ${name} allow_connections false`)
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    expect(await get('/readyz')).toEqual({
      status: 503,
      text: '{"ready":false,"missing":"The database does not answer."}',
    })
    expect((await get('/healthz')).status).toBe(200)
    expect(await figures()).toContain('toile_disk_free_bytes')
    await client.query(`alter database ${name} allow_connections true`)
    await client.end()
    expect((await get('/readyz')).status).toBe(200)
  })

  it('do not wait for a database that takes the connection and then says nothing', async () => {
    const silent = createServer(() => undefined)
    silent.listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const address = silent.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const readiness = openReadiness({ connectionString: `postgres://toile@127.0.0.1:${port}/toile` })
    expect(await readiness.missing()).toBe('The database does not answer.')
    await readiness.close()
    silent.close()
  })

  it('name the migration that is not applied', async () => {
    const { pool } = toile.database
    const kept = await pool.query("delete from migration where name like '0009%' returning name, checksum")
    expect(await get('/readyz')).toMatchObject({ status: 503 })
    expect((await get('/readyz')).text).toContain('The database lacks 0009-briefs.sql.')
    const { name, checksum } = kept.rows[0]
    await pool.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum])
    expect((await get('/readyz')).status).toBe(200)
  })
})

describe('figures', () => {
  it('are for the machine itself and for who knows the token', async () => {
    const shown = (headers: Record<string, string>) =>
      get('/metrics', headers).then(({ text }) => text.includes('toile_call_seconds'))
    expect(await shown({})).toBe(true)
    const outside = { 'x-forwarded-for': '203.0.113.9' }
    expect(await shown(outside)).toBe(false)
    expect(await shown({ 'x-forwarded-for': '127.0.0.1' })).toBe(false)
    expect(await shown({ ...outside, authorization: `Bearer ${token}` })).toBe(true)
    expect(await shown({ ...outside, authorization: 'Bearer another of twenty l' })).toBe(false)
    expect(await shown({ ...outside, authorization: 'Bearer ' })).toBe(false)
  })

  it('count answers by call and errCode, tasks by status, and tell pool, disk, memory and the delay of the loop', async () => {
    const login = () =>
      fetch(`${toile.address}/api/account/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'nobody@example.com', password: 'x' }),
      })
    await login()
    await login()
    await toile.database.pool.query(
      `with someone as (insert into person (user_name) values ('Ann') returning id)
       insert into task (owner_id, kind, input, created_at)
       select id, 'pass', '{}', now() - n * interval '1 hour' from someone, generate_series(1, 2) as n`,
    )
    const text = await figures()
    expect(text).toContain('toile_call_answers_total{route="/api/account/login",code="1"} 2')
    expect(text).toContain('toile_queue_tasks{status="waiting"} 2')
    expect(text).toContain('toile_queue_tasks{status="running"} 0')
    expect(Number(/toile_queue_oldest_seconds\{status="waiting"\} (\S+)/.exec(text)?.[1])).toBeGreaterThanOrEqual(7200)
    for (const name of [
      'toile_pool_connections{state="open"}',
      'toile_disk_free_bytes',
      'nodejs_eventloop_lag_p99_seconds',
      'nodejs_heap_size_used_bytes',
      'process_resident_memory_bytes',
    ])
      expect(Number(new RegExp(`^${name.replace(/[{}]/g, '\\$&')} (\\S+)`, 'm').exec(text)?.[1]), name).toBeGreaterThan(
        0,
      )
  })
})
