import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canvas, canvasEventSchema, tileAddress } from '@toile/contract/features/canvas.ts'
import { sure } from '@toile/geometry'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openCaller, type Caller } from '../../testing/caller.ts'
import { openTestToile, type TestToile } from '../../testing/openTestToile.ts'
import { paintNew, paintOf, sendTiles } from '../../testing/paint.ts'
import { openRole } from '../../testing/people.ts'
import { plainTile } from '../../testing/plainTile.ts'

const folder = mkdtempSync(join(tmpdir(), 'toile-paintings-'))
let toile: TestToile
let caller: Caller

beforeAll(async () => {
  toile = await openTestToile({ TOILE_DATA: folder, TOILE_ROLE: 'api' })
  caller = await openRole(toile)
})
afterAll(async () => {
  await toile.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A server in a process of its own, on the database and the files of the test, and the same person who calls it. */
async function startServer() {
  const { owner } = toile.database
  if (!('host' in owner)) throw new Error('The test database is reached by its socket.')
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../testing/apiProcess.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      TOILE_HOST: '127.0.0.1',
      TOILE_ROLE: 'api',
      TOILE_LOG: 'error',
      TOILE_WARM_UP: 'off',
      TOILE_SAMPLE: 'off',
      TOILE_DATA: folder,
      DATABASE_URL: `postgres://${owner.user}@localhost/${owner.database}?host=${encodeURIComponent(owner.host)}`,
    },
  })
  const ended = once(child, 'close')
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (said) => {
      const [, found] = /open at (\S+)/.exec(String(said)) ?? []
      if (found) resolve(found)
    })
    void ended.then(() => reject(new Error('The server ended.')))
  })
  const there = openCaller({ address })
  for (const [name, value] of caller.cookies) there.cookies.set(name, value)
  there.token = caller.token
  return {
    there,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** What a window hears of paintings. */
async function follow(person: Caller) {
  const aborting = new AbortController()
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(`${toile.address}/api/events`, {
    headers: { cookie, authorization: person.token },
    signal: aborting.signal,
  })
  let text = ''
  const reading = (async () => {
    for await (const chunk of answer.body ?? []) text += Buffer.from(chunk).toString()
  })().catch(() => undefined)
  await vi.waitFor(() => expect(text).toContain('event: open'))
  return {
    told: () =>
      [...text.matchAll(/event: canvas\ndata: (.*)\n/g)].map(([, said]) =>
        canvasEventSchema.parse(JSON.parse(said ?? '')),
      ),
    async close() {
      aborting.abort()
      await reading
    },
  }
}

describe('what is painted is never lost', () => {
  it('[S3.13] a server killed between tiles and painting, or while it keeps that, loses nothing; the same sent again is kept', async () => {
    const { entry, document } = await paintNew(caller)
    const { id } = entry
    const { there, kill } = await startServer()
    const late = [plainTile(), plainTile()]
    expect((await sendTiles(there, late)).errCode).toBe(0)
    const asked = { id, revision: 1, document: paintOf(late) }
    const holding = await toile.database.pool.connect()
    await holding.query('begin')
    await holding.query('select 1 from canvas where id = $1 for update', [id])
    const broken = there.ask(canvas.keep, asked, { key: 'killed' }).then(
      () => 'answered',
      () => 'broken off',
    )
    await vi.waitFor(async () => {
      const { rows } = await toile.database.pool.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
      expect(rows).toHaveLength(1)
    })
    await kill()
    await holding.query('commit')
    holding.release()
    expect(await broken).toBe('broken off')
    const now = await caller.call(canvas.open, { id })
    expect([now.canvas.revision, now.document]).toEqual([1, document])
    expect(await caller.call(canvas.lacking, { hashes: late.map(({ hash }) => hash) })).toEqual({ hashes: [] })
    expect(await caller.call(canvas.keep, asked, { key: 'killed' })).toMatchObject({ kept: true, revision: 2 })
    expect((await caller.call(canvas.open, { id })).document).toEqual(asked.document)
    for (const { hash } of late) expect((await caller.get(tileAddress(hash))).status).toBe(200)
  }, 60_000)

  it('[S3.20] every window of a person hears of a change once, with its revision, and nobody else does; one that was not kept is not told', async () => {
    const { entry, tiles } = await paintNew(caller)
    const { id } = entry
    const stranger = await openRole(toile)
    const windows = [await follow(caller), await follow(caller), await follow(stranger)]
    const document = paintOf(tiles, { color: '#123456' })
    await caller.call(canvas.keep, { id, revision: 1, document })
    await caller.call(canvas.keep, { id, revision: 1, document })
    await caller.call(canvas.keep, { id, revision: 1, document: paintOf(tiles, { color: '#654321' }) })
    await caller.call(canvas.keep, { id, revision: 2, document: paintOf([]) })
    const [one, two, other] = windows
    const said = [2, 3].map((revision) => ({ canvasId: id, revision }))
    for (const window of [one, two]) await vi.waitFor(() => expect(sure(window).told()).toEqual(said))
    expect(sure(other).told()).toEqual([])
    for (const window of windows) await window.close()
  })
})
