import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Connection } from '../connection.ts'
import { type Embedded, startEmbedded } from './embedded.ts'

const folders: string[] = []
const running: Embedded[] = []

function newFolder(name = '') {
  const folder = mkdtempSync(join(tmpdir(), 'toile-embedded-'))
  folders.push(folder)
  if (name) chmodSync(folder, 0o755)
  return join(folder, name)
}

async function start(folder: string, say?: (sentence: string) => void) {
  const embedded = await startEmbedded(folder, say)
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

  it('starts although a stale postmaster.pid is left: empty, cut off, no text, or naming a living stranger or the living PostgreSQL of another data folder; but not on files of another major version', async () => {
    const [folder, other] = [newFolder(), newFolder()]
    const [first, neighbour] = await Promise.all([start(folder), start(other)])
    await first.stop()
    const stranger = spawn('sleep', ['60'])
    const ofNeighbour = readFileSync(join(clusterOf(other), 'postmaster.pid'), 'utf8')
    for (const left of [
      '',
      '4',
      '\0\0garbage',
      `${stranger.pid}\n${clusterOf(folder)}\n1\n5432\n\n\n`,
      ofNeighbour.replaceAll(clusterOf(other), clusterOf(folder)),
    ]) {
      writeFileSync(join(clusterOf(folder), 'postmaster.pid'), left)
      const again = await start(folder)
      expect(await ask(again.connection, 'select 1 as answer')).toBe(1)
      await again.stop()
    }
    expect(await ask(neighbour.connection, 'select 1 as answer')).toBe(1)
    stranger.kill()

    // The files of another major version are not touched, and the way up is named.
    const version = join(clusterOf(folder), 'PG_VERSION')
    const present = readFileSync(version, 'utf8').trim()
    writeFileSync(version, '13\n')
    await expect(startEmbedded(folder)).rejects.toThrow(
      `The data folder was made by PostgreSQL 13; this Toile brings PostgreSQL ${present}, which cannot read it. Nothing was changed: take a backup`,
    )
    expect(existsSync(join(clusterOf(folder), 'postmaster.pid'))).toBe(false)
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

  it('lets two that start at once share one server, and the later says whom it waits for', async () => {
    const folder = newFolder()
    const said: string[] = []
    const say = (sentence: string) => said.push(sentence)
    const [one, two] = await Promise.all([start(folder, say), start(folder, say)])
    expect(said).toEqual([
      `Waiting for process ${process.pid}, which starts or stops the embedded database of this data folder …`,
    ])
    expect(new Set([one.adopted, two.adopted])).toEqual(new Set([false, true]))
  })
})
