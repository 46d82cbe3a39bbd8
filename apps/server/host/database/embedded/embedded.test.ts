import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Connection } from '../database.ts'
import { type Embedded, startEmbedded } from './embedded.ts'

const folders: string[] = []
const running: Embedded[] = []

function newFolder(name = '') {
  const folder = mkdtempSync(join(tmpdir(), 'toile-embedded-'))
  folders.push(folder)
  if (name) chmodSync(folder, 0o755)
  return join(folder, name)
}

async function start(folder: string) {
  const embedded = await startEmbedded(folder)
  running.push(embedded)
  return embedded
}

async function ask(connection: Connection, text: string): Promise<unknown> {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query<{ answer: unknown }>(text)
  await client.end()
  return rows[0]?.answer
}

const clusterOf = (folder: string) => join(folder, 'database', 'cluster')
const serverOf = (folder: string) =>
  Number(readFileSync(join(clusterOf(folder), 'postmaster.pid'), 'utf8').split('\n')[0])

afterEach(async () => {
  for (const embedded of running.splice(0)) await embedded.stop()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

describe('embedded PostgreSQL', () => {
  it('starts in an empty folder, is adopted by a second start, and stops', async () => {
    const folder = newFolder()
    const first = await start(folder)
    expect(first.adopted).toBe(false)
    await ask(first.connection, 'create table kept (n int)')
    const second = await start(folder)
    expect(second.adopted).toBe(true)
    expect(await ask(second.connection, 'select count(*)::int as answer from kept')).toBe(0)
    await first.stop()
    expect(await ask(second.connection, 'select 1 as answer')).toBe(1)
    await second.stop()
    expect(existsSync(join(clusterOf(folder), 'postmaster.pid'))).toBe(false)
  })

  it('[A1] recovers what was acknowledged after a kill -9 of the server, by itself', async () => {
    const folder = newFolder()
    const { connection } = await start(folder)
    await ask(connection, 'create table kept as select generate_series(1, 500) as n')
    const killed = serverOf(folder)
    process.kill(killed, 'SIGKILL')
    await vi.waitFor(
      async () => expect(await ask(connection, 'select count(*)::int as answer from kept')).toBe(500),
      20_000,
    )
    expect(serverOf(folder)).not.toBe(killed)
  })

  it('starts although a stale postmaster.pid names a living stranger', async () => {
    const folder = newFolder()
    await (await start(folder)).stop()
    const stranger = spawn('sleep', ['60'])
    const file = join(clusterOf(folder), 'postmaster.pid')
    writeFileSync(file, `${stranger.pid}\n${clusterOf(folder)}\n1\n5432\n\n\n`)
    const again = await start(folder)
    expect(await ask(again.connection, 'select 1 as answer')).toBe(1)
    stranger.kill()
  })

  it('clears away a first start that was interrupted', async () => {
    const folder = newFolder()
    const half = join(folder, 'database', 'cluster-1')
    mkdirSync(half, { recursive: true })
    writeFileSync(join(half, 'PG_VERSION'), '18')
    const embedded = await start(folder)
    expect(await ask(embedded.connection, 'select 1 as answer')).toBe(1)
    expect(existsSync(half)).toBe(false)
  })

  it('works in a folder whose path is too long for a socket', async () => {
    const embedded = await start(newFolder('a-very-long-name-of-a-folder'.repeat(4)))
    expect(await ask(embedded.connection, 'select 1 as answer')).toBe(1)
  })

  it('lets two that start at once share one server', async () => {
    const folder = newFolder()
    const [one, two] = await Promise.all([start(folder), start(folder)])
    expect(new Set([one.adopted, two.adopted])).toEqual(new Set([false, true]))
  })
})
