import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { account } from '@toile/contract/features/account.ts'
import { projects } from '@toile/contract/features/projects.ts'
import { slogans } from '@toile/contract/features/slogans.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Caller, openCaller } from './testing/caller.ts'
import { endedTask } from './testing/endedTask.ts'
import { type StudioProcess, startProcess } from './testing/startProcess.ts'

const folder = mkdtempSync(join(tmpdir(), 'toile-killed-'))
let studio: StudioProcess
let address = ''
let caller: Caller

beforeAll(async () => {
  studio = startProcess({ TOILE_DATA: folder, TOILE_SAMPLE: 'off' })
  address = (await studio.says(/Toile is open at (\S+)/))[0] ?? ''
  caller = openCaller({ address })
  await caller.call(account.register, { email: 'ann@example.com', password: 'a good password', userName: 'Ann' })
})
afterAll(async () => {
  if (studio.child.exitCode === null) await studio.end('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const numberOfServer = () =>
  Number(readFileSync(join(folder, 'database/cluster/postmaster.pid'), 'utf8').split('\n')[0])

async function query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const client = new pg.Client({ host: join(folder, 'database/socket'), user: 'toile', database: 'postgres' })
  await client.connect()
  const { rows } = await client.query<Row>(text)
  await client.end()
  return rows
}

/** Opens projects one after the other, each under a key of its own until it is acknowledged. */
async function openProjects(lane: number, acknowledged: string[], refused: Set<string>, going: () => boolean) {
  for (let n = 0; going(); n++) {
    const name = `Lane ${lane}, ${n}`
    for (let done = false; !done; ) {
      const answer = await caller.ask(projects.createProject, { name, style: 'illustration' }, { key: name })
      done = answer.errCode === 0
      if (!done) refused.add(`${answer.status} ${answer.errMsg}`)
    }
    acknowledged.push(name)
  }
}

async function orderSlogan(n: number): Promise<string> {
  const asked = { kind: 'slogan', text: `Night ${n}`, count: 1, seed: n }
  for (;;) {
    const { errCode, data } = await caller.ask(slogans.generateLettering, asked, { key: `slogan ${n}` })
    if (errCode === 0) return slogans.generateLettering.gives.parse(data).taskId
  }
}

/** Hears the person's events until the text comes. */
async function hears(text: string, after: () => Promise<unknown>) {
  const stream = await caller.get('/api/events')
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  await after()
  for (let heard = ''; !heard.includes(text); ) {
    const { value, done } = (await reader?.read()) ?? { done: true }
    if (done) throw new Error(`The stream ended without ${text}.`)
    heard += value
  }
  await reader?.cancel()
}

describe('PostgreSQL killed under load', () => {
  it('[A1] [A2] comes back by itself three times; calls, tasks and events go on, nothing acknowledged is lost or doubled, and the process stays', async () => {
    const acknowledged: string[] = []
    const refused = new Set<string>()
    const orders: string[] = []
    let going = true
    const lanes = [1, 2, 3].map((lane) => openProjects(lane, acknowledged, refused, () => going))
    for (let kill = 0; kill < 3; kill++) {
      orders.push(await orderSlogan(kill))
      const [killed, before] = [numberOfServer(), acknowledged.length]
      process.kill(killed, 'SIGKILL')
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + 10), { timeout: 40_000 })
      expect(numberOfServer()).not.toBe(killed)
    }
    going = false
    await Promise.all(lanes)

    expect([...refused]).toEqual([
      '503 The studio cannot reach its database for a moment. Nothing was lost; please try again',
    ])
    const kept = await query<{ name: string; times: number }>(
      "select document->>'name' as name, count(*)::int as times from project group by 1",
    )
    expect(kept.filter(({ times }) => times > 1)).toEqual([])
    const names = new Set(kept.map(({ name }) => name))
    expect(acknowledged.filter((name) => !names.has(name))).toEqual([])
    for (const id of orders) expect((await endedTask(caller, id)).status).toBe('succeeded')
    expect(await query('select count(*)::int as made from element')).toEqual([{ made: orders.length }])

    await hears('"succeeded"', () => orderSlogan(99))
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    expect([studio.child.exitCode, studio.child.signalCode]).toEqual([null, null])
    expect(await studio.end('SIGINT')).toBe(0)
  })
})
