import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { count, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { creditEntry } from '../database/schema/people.ts'
import { task } from '../database/schema/tasks.ts'
import { addPerson } from '../testing/addPerson.ts'
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase.ts'
import { plainInput, type TestInput, type TestKind, testTasks } from '../testing/testTasks.ts'
import { openQueue, type Queue } from './queue.ts'

let database: TestDatabase
let queue: Queue<typeof testTasks>
let owner: string
const processes = new Set<ChildProcess>()

beforeAll(async () => {
  database = await openTestDatabase()
  queue = await openQueue(database, testTasks)
  owner = await addPerson(database.db)
})

afterEach(() => {
  for (const child of processes) child.kill('SIGKILL')
})

afterAll(async () => {
  await queue.close()
  await database.close()
})

async function startWorker(threads = '2') {
  const entry = new URL('../testing/workerProcess.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [entry, JSON.stringify(database.connection)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TOILE_WORKERS: threads, TOILE_LOG: 'silent', TOILE_DATA: '/tmp/toile-killed-test' },
  })
  processes.add(child)
  child.once('exit', () => processes.delete(child))
  await once(child.stdout, 'data')
  return child
}

const add = (kind: TestKind, input: Partial<TestInput> = {}) =>
  database.db.transaction((tx) => queue.enqueue(tx, { ownerId: owner, kind, input: { ...plainInput, ...input } }))

const read = async (id: string) => (await database.db.select().from(task).where(eq(task.id, id)))[0]

describe('a worker killed with -9', () => {
  it('[A2] loses nothing and doubles nothing: its task runs again within 15 s and takes effect once', async () => {
    const first = await startWorker()
    const { id } = await add('slowOnce', { milliseconds: 60_000 })
    await vi.waitFor(async () => expect(await read(id)).toMatchObject({ status: 'running' }), 10_000)
    const second = await startWorker()
    first.kill('SIGKILL')
    const killed = Date.now()
    await vi.waitFor(async () => expect(await read(id)).toMatchObject({ attempt: 2 }), {
      timeout: 15_000,
      interval: 50,
    })
    process.stdout.write(`taken up again after ${Date.now() - killed} ms\n`)
    await vi.waitFor(async () => expect(await read(id)).toMatchObject({ status: 'succeeded' }), 10_000)
    const [marks] = await database.db.select({ count: count() }).from(creditEntry).where(eq(creditEntry.taskId, id))
    expect(marks?.count).toBe(1)
    second.kill('SIGKILL')
  })

  it('[A2] gives every one of 80 tasks exactly one effect through kills at random moments', async () => {
    const rows = []
    for (let i = 0; i < 80; i++) rows.push(await add('pass', { milliseconds: i % 7 }))
    const ids = rows.map(({ id }) => id)
    let workers = [await startWorker(), await startWorker()]
    for (let kills = 0; kills < 2; kills++) {
      const done = await leftOf(ids)
      await vi.waitFor(async () => expect(await leftOf(ids)).toBeLessThan(Math.max(done - 15, 1)), 20_000)
      workers[kills % 2]?.kill('SIGKILL')
      workers = workers.with(kills % 2, await startWorker())
    }
    await vi.waitFor(async () => expect(await leftOf(ids)).toBe(0), { timeout: 40_000, interval: 100 })
    const doubled = await database.db
      .select({ taskId: creditEntry.taskId, count: count() })
      .from(creditEntry)
      .where(inArray(creditEntry.taskId, ids))
      .groupBy(creditEntry.taskId)
    expect(doubled).toHaveLength(80)
    expect(doubled.filter((mark) => mark.count !== 1)).toEqual([])
  })
})

async function leftOf(ids: string[]): Promise<number> {
  const [left] = await database.db
    .select({ count: count() })
    .from(task)
    .where(sql`${inArray(task.id, ids)} and ${task.status} <> 'succeeded'`)
  return left?.count ?? 0
}
