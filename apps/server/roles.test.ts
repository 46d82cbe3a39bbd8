import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { design } from './host/database/schema/designs.ts'
import { task } from './host/database/schema/tasks.ts'
import { openTestDatabase, type TestDatabase } from './host/testing/openTestDatabase.ts'
import { openTestStorage } from './host/testing/openTestStorage.ts'
import { type StudioProcess, startProcess } from './testing/startProcess.ts'

let database: TestDatabase
let storage: Awaited<ReturnType<typeof openTestStorage>>
const running: StudioProcess[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  storage = await openTestStorage()
})

afterAll(async () => {
  for (const studio of running) if (studio.child.exitCode === null) await studio.end('SIGKILL')
  await storage.close()
  await database.close()
})

/** The address of the test's database, as an operator would write it. */
function databaseUrl() {
  if (!('host' in database.owner)) throw new Error('The test database is reached by its socket.')
  const { host, user, database: name } = database.owner
  return `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`
}

function start(role: 'api' | 'worker') {
  const studio = startProcess({
    ...storage.settings,
    DATABASE_URL: databaseUrl(),
    TOILE_ROLE: role,
    TOILE_DATA: `/tmp/toile-roles-${process.pid}`,
    TOILE_SAMPLE_PASSWORD: 'a sample password',
  })
  running.push(studio)
  return studio
}

const readTask = async () => (await database.db.select().from(task).where(eq(task.kind, 'generateDesigns')))[0]

describe('roles', () => {
  it('[A2] one process that answers calls and two that run tasks share a database and a bucket, and one may be killed', async () => {
    const workers = [start('worker'), start('worker')]
    await Promise.all(workers.map((worker) => worker.says(/This worker runs tasks/)))
    const api = start('api')
    const [address = ''] = await api.says(/Toile is open at (\S+)/)

    // The sample project is made through the calls of the one and the threads of the others.
    await vi.waitFor(async () => expect((await readTask())?.progress).toBeGreaterThan(0), {
      timeout: 120_000,
      interval: 20,
    })
    const holder = Number((await readTask())?.worker?.split(':').at(-1))
    const killed = workers.find(({ child }) => child.pid === holder)
    await killed?.end('SIGKILL')
    await vi.waitFor(async () => expect((await readTask())?.status).toBe('succeeded'), {
      timeout: 180_000,
      interval: 200,
    })

    const done = await readTask()
    expect(done?.attempt).toBe(killed ? 2 : 1)
    const [looks] = await database.db
      .select({ count: count() })
      .from(design)
      .where(eq(design.taskId, done?.id ?? ''))
    expect(looks?.count).toBe(8)
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    expect(await api.end('SIGINT')).toBe(0)
    const left = workers.find((worker) => worker !== killed)
    expect(await left?.end('SIGTERM')).toBe(0)
  }, 400_000)
})
