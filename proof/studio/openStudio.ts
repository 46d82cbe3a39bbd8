import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type StudioProcess, startProcess } from '../../apps/server/testing/startProcess.ts'

/** A studio of several processes on one folder, whose parts may be killed. */
export interface Studio {
  folder: string
  address: string
  /** The process that answers calls, and those that run tasks. */
  server(): StudioProcess
  workers(): readonly StudioProcess[]
  /** Starts what has ended again and waits until it is there. */
  startServer(): Promise<void>
  startWorker(at: number): Promise<void>
  /** The process number of the database. */
  database(): number
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  close(): Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const taken = server.address()
  server.close()
  await once(server, 'close')
  if (taken === null || typeof taken === 'string') throw new Error('There is no free port.')
  return taken.port
}

/** Starts one process that answers and as many that run tasks as are asked for, on a folder of their own. */
export async function openStudio(workerCount: number, settings: Record<string, string> = {}): Promise<Studio> {
  const folder = mkdtempSync(join(tmpdir(), 'toile-proof-'))
  const port = await freePort()
  const all = {
    TOILE_DATA: folder,
    TOILE_SAMPLE: 'off',
    PORT: String(port),
    TOILE_HOST: '127.0.0.1',
    NODE_COMPILE_CACHE: join(tmpdir(), 'toile-compiled'),
    ...settings,
  }
  let server = startProcess({ ...all, TOILE_ROLE: 'api' })
  const workers: StudioProcess[] = []
  const isOpen = () => server.says(/Toile is open at (\S+)/)

  const startWorker = async (at: number) => {
    workers[at] = startProcess({ ...all, TOILE_ROLE: 'worker' })
    await workers[at].says(/This worker runs tasks/)
  }
  await isOpen()
  for (let at = 0; at < workerCount; at++) await startWorker(at)

  return {
    folder,
    address: `http://localhost:${port}`,
    server: () => server,
    workers: () => workers,
    async startServer() {
      server = startProcess({ ...all, TOILE_ROLE: 'api' })
      await isOpen()
    },
    startWorker,
    database: () => Number(readFileSync(join(folder, 'database/cluster/postmaster.pid'), 'utf8').split('\n')[0]),
    async query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]) {
      const client = await connected(join(folder, 'database/socket'))
      try {
        return (await client.query<Row>(text, values)).rows
      } finally {
        await client.end()
      }
    },
    async close() {
      for (const one of [server, ...workers])
        if (one.child.exitCode === null && one.child.signalCode === null) await one.end('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A connection to a database that may be on its way up. */
async function connected(host: string): Promise<pg.Client> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ host, user: 'toile', database: 'postgres' })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => undefined)
      if (tries > 300) throw error
      await wait(100)
    }
  }
}
