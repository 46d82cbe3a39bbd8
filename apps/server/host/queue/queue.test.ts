import { taskSchema } from '@toile/contract/tasks.ts'
import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { event } from '../database/schema/events.ts'
import { creditEntry, person } from '../database/schema/people.ts'
import { task } from '../database/schema/tasks.ts'
import { openLog } from '../log.ts'
import { readSettings } from '../settings.ts'
import { addPerson } from '../testing/addPerson.ts'
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase.ts'
import { plainInput, type TestInput, type TestKind, testTasks } from '../testing/testTasks.ts'
import { openQueue, positionOf, type Queue } from './queue.ts'
import { finish } from './settle.ts'
import { openWorkers } from './workers.ts'

const settings = readSettings({ TOILE_WORKERS: '2', TOILE_LOG: 'silent', TOILE_DATA: '/tmp/toile-queue-test' })
let database: TestDatabase
let queue: Queue<typeof testTasks>
let workers: Awaited<ReturnType<typeof openWorkers>>
let owner: string

beforeAll(async () => {
  database = await openTestDatabase()
  queue = await openQueue(database, testTasks)
  workers = await startWorkers()
  owner = await addPerson(database.db, 100)
})

afterAll(async () => {
  await workers.close()
  await queue.close()
  await database.close()
})

const startWorkers = () =>
  openWorkers({
    settings,
    database,
    log: openLog(settings),
    runners: new URL('../testing/testRunners.ts', import.meta.url),
  })

const add = (kind: TestKind, { ownerId = owner, ...input }: Partial<TestInput & { ownerId: string }> = {}) =>
  database.db.transaction((tx) => queue.enqueue(tx, { ownerId, kind, input: { ...plainInput, ...input } }))

async function read(id: string) {
  const [row] = await database.db.select().from(task).where(eq(task.id, id))
  if (!row) throw new Error('no such task')
  return row
}

const until = (id: string, status: string) =>
  vi
    .waitFor(async () => expect((await read(id)).status).toBe(status), { timeout: 50_000, interval: 25 })
    .then(() => read(id))

async function effects(taskId: string) {
  const [row] = await database.db.select({ count: count() }).from(creditEntry).where(eq(creditEntry.taskId, taskId))
  return row?.count
}

const creditsOf = async (id: string) => {
  const [row] = await database.db.select().from(person).where(eq(person.id, id))
  return [row?.credits, row?.creditsUsed]
}

/** What windows read of a task's event. */
const news = taskSchema.pick({ id: true, status: true, progress: true, message: true, refused: true })

describe('task queue', () => {
  it('runs a task in a thread and keeps its result and its effect', async () => {
    const { id } = await add('pass')
    expect(await until(id, 'succeeded')).toMatchObject({ output: { attempt: 1 }, progress: 1, worker: null })
    expect(await effects(id)).toBe(1)
  })

  it('[S4.10] tells the owner every step: waiting, running, half, done', async () => {
    const other = await addPerson(database.db)
    const { id } = await add('pass', { ownerId: other })
    await until(id, 'succeeded')
    const steps = await database.db.select().from(event).where(eq(event.personId, other)).orderBy(event.sequence)
    for (const { detail } of steps) expect(news.parse(detail).message).toBe('')
    expect(steps.map(({ detail }) => detail)).toMatchObject([
      { id, status: 'waiting' },
      { id, status: 'running', progress: 0 },
      { id, status: 'running', progress: 0.5, half: true },
      { id, status: 'succeeded', progress: 1 },
    ])
  })

  it('keeps nothing of a task whose transaction is rolled back', async () => {
    const before = await creditsOf(owner)
    const undone = database.db.transaction(async (tx) => {
      await queue.enqueue(tx, { ownerId: owner, kind: 'pass', input: { ...plainInput, credits: 5 } })
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    expect(await creditsOf(owner)).toEqual(before)
  })

  it('holds credits and takes them when the task succeeds, or only what a part used', async () => {
    const payer = await addPerson(database.db, 10)
    const whole = await add('pass', { ownerId: payer, credits: 4 })
    await until(whole.id, 'succeeded')
    expect(await creditsOf(payer)).toEqual([6, 4])
    const part = await add('part', { ownerId: payer, credits: 5 })
    await until(part.id, 'partlySucceeded')
    expect(await creditsOf(payer)).toEqual([4, 6])
    await expect(add('pass', { ownerId: payer, credits: 5 })).rejects.toThrow('You need 5 credits and have 4')
  })

  it('gives credits back when the task is refused, and keeps why by its code', async () => {
    const payer = await addPerson(database.db, 10)
    const { id } = await add('refuses', { ownerId: payer, credits: 4 })
    const ended = await until(id, 'failed')
    expect(ended).toMatchObject({
      attempt: 1,
      held: 0,
      refusal: 'nothingToTrace',
      blanks: {},
      message: null,
      output: null,
    })
    expect(await creditsOf(payer)).toEqual([10, 0])
  })

  it('tries a task that breaks three times, then fails it for a reason that can be said', async () => {
    const { id } = await add('breaks')
    const ended = await until(id, 'failed')
    expect(ended).toMatchObject({ attempt: 3, refusal: 'somethingBroke' })
  })

  it('runs a task again whose thread died', async () => {
    const { id } = await add('dies')
    expect(await until(id, 'succeeded')).toMatchObject({ attempt: 2 })
    expect(await effects(id)).toBe(1)
  })

  it('cancels a running task: it stops, and the credits of what was not made return', async () => {
    const payer = await addPerson(database.db, 10)
    const { id } = await add('pass', { ownerId: payer, credits: 4, milliseconds: 60_000 })
    await expect.poll(async () => (await read(id)).progress).toBe(0.5)
    expect(await database.db.transaction((tx) => queue.cancel(tx, owner, id))).toBeUndefined()
    await database.db.transaction((tx) => queue.cancel(tx, payer, id))
    expect(await read(id)).toMatchObject({ status: 'cancelled', held: 0 })
    expect(await creditsOf(payer)).toEqual([10, 0])
    // Both threads are free again: two more tasks run to their end.
    const after = await Promise.all([add('pass'), add('pass')])
    await Promise.all(after.map((row) => until(row.id, 'succeeded')))
    expect(await database.db.transaction((tx) => queue.cancel(tx, payer, id))).toBeUndefined()
  })

  it('takes of a task that is cancelled or refused the credits of what was kept, however far it said to be', async () => {
    const payer = await addPerson(database.db, 20)
    const order = { ownerId: payer, credits: 8, results: 8 }
    const cancelled = await add('keepsThree', { ...order, milliseconds: 60_000 })
    await expect.poll(async () => (await read(cancelled.id)).progress).toBeCloseTo(0.9)
    await database.db.transaction((tx) => queue.cancel(tx, payer, cancelled.id))
    expect(await creditsOf(payer)).toEqual([17, 3])
    const refused = await add('keepsThree', order)
    await until(refused.id, 'failed')
    expect(await creditsOf(payer)).toEqual([14, 6])
    expect(await read(refused.id)).toMatchObject({ kept: 3, results: 8, progress: expect.closeTo(0.9) })
  })

  it('does not let a cancelled task that hears nothing take effect', async () => {
    const { id } = await add('deaf', { milliseconds: 700 })
    await until(id, 'running')
    await database.db.transaction((tx) => queue.cancel(tx, owner, id))
    const later = await add('deaf', { milliseconds: 900 })
    await until(later.id, 'succeeded')
    expect(await read(id)).toMatchObject({ status: 'cancelled' })
    expect(await effects(id)).toBe(0)
  })

  it('[A2] lets only the newest attempt finish', async () => {
    const [row] = await database.db
      .insert(task)
      .values({ ownerId: owner, kind: 'none', input: {}, status: 'running', attempt: 2 })
      .returning()
    if (!row) throw new Error('no row')
    expect(await finish(database.db, row.id, 1, { output: 'stale' })).toBe(false)
    expect(await finish(database.db, row.id, 2, { output: 'new' })).toBe(true)
    expect(await finish(database.db, row.id, 2, { output: 'again' })).toBe(false)
    expect(await read(row.id)).toMatchObject({ status: 'succeeded', output: 'new' })
  })

  it('hands tasks under way back to the queue when its process closes in order', async () => {
    const { id } = await add('slowOnce', { milliseconds: 60_000 })
    await until(id, 'running')
    await workers.close()
    expect(await read(id)).toMatchObject({ status: 'waiting' })
    workers = await startWorkers()
    expect(await until(id, 'succeeded')).toMatchObject({ attempt: 2 })
    expect(await effects(id)).toBe(1)
  })

  it('[S4.10] [A21] counts the tasks before one, and lets nobody block the others', async () => {
    await workers.close()
    const [many, one] = [await addPerson(database.db), await addPerson(database.db)]
    const rows = []
    for (let i = 0; i < 5; i++) rows.push(await add('pass', { ownerId: many }))
    const single = await add('pass', { ownerId: one })
    const places = await Promise.all(rows.map(async (row) => positionOf(database.db, await read(row.id))))
    expect(places).toEqual([1, 3, 4, 5, 6])
    expect(await positionOf(database.db, await read(single.id))).toBe(2)
    workers = await startWorkers()
    await Promise.all([...rows, single].map(({ id }) => until(id, 'succeeded')))
    expect(await positionOf(database.db, await read(single.id))).toBe(0)
  })

  it('[S4.10] long tasks fill their load and no other: a quick one ends beside them, and stands first in its own line', async () => {
    const films = await Promise.all([1, 2, 3].map(() => add('film', { milliseconds: 60_000 })))
    await expect
      .poll(async () => (await Promise.all(films.map(({ id }) => read(id)))).map(({ status }) => status).sort(), {
        timeout: 50_000,
      })
      .toEqual(['running', 'running', 'waiting'])
    const quick = await add('pass')
    expect([quick.load, await positionOf(database.db, quick)]).toEqual(['quick', 1])
    expect(await until(quick.id, 'succeeded')).toMatchObject({ attempt: 1 })
    const left = await Promise.all(films.map(({ id }) => read(id)))
    expect(left.map(({ status }) => status).sort()).toEqual(['running', 'running', 'waiting'])
    const next = left.find(({ status }) => status === 'waiting')
    expect(next && (await positionOf(database.db, next))).toBe(1)
    for (const { id } of films) await database.db.transaction((tx) => queue.cancel(tx, owner, id))
  })

  it('what somebody has waiting in one load does not put them back in another', async () => {
    const ownerId = await addPerson(database.db)
    const input = { ...plainInput, urgency: 2 }
    const places: number[] = []
    const undone = database.db.transaction(async (tx) => {
      for (const kind of ['film', 'film', 'pass', 'pass', 'film'] as const)
        places.push((await queue.enqueue(tx, { ownerId, kind, input })).priority)
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    expect(places).toEqual([2, 1, 2, 1, 0])
  })

  it('another try is ordered as high and at the price of the first, whatever waited then', async () => {
    const payer = await addPerson(database.db, 10)
    const first = await add('refuses', { ownerId: payer, credits: 4, results: 2, urgency: 3 })
    const ended = await until(first.id, 'failed')
    // Its kind may cost more by now: what it was ordered at stands on the row.
    const changed = { ...ended, priority: -5, input: plainInput }
    const again = await database.db.transaction((tx) => queue.enqueueAgain(tx, changed))
    expect(again).toMatchObject({
      urgency: 3,
      priority: 3,
      cost: 4,
      held: 4,
      results: 2,
      load: 'quick',
      status: 'waiting',
      refusal: null,
    })
    expect(await creditsOf(payer)).toEqual([6, 0])
    await until(again.id, 'failed')
    expect(await creditsOf(payer)).toEqual([10, 0])
  })
})
