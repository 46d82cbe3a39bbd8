import { hostname } from 'node:os'
import { loads } from '@toile/contract/tasks/defineTask.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import type { OpenDatabase } from '../database/database.ts'
import { listen } from '../database/listen.ts'
import { task } from '../database/schema/tasks.ts'
import type { Log } from '../log.ts'
import type { Settings } from '../settings.ts'
import { pull } from './pull.ts'
import { cancelChannel, queueOf, taskChannel } from './queue.ts'
import type { TaskRow } from './runner.ts'
import { fail, lockAttempt, publishTask } from './settle.ts'
import { openThreads } from './threads.ts'

// An error may pass; a worker that was killed again and again may have been killed by the task itself.
const mostTries = 3
const mostAttempts = 10

/** What opens the workers of a process. */
export type WorkersOpening = Readonly<{
  settings: Settings
  database: OpenDatabase
  log: Log
  /** The module that exports `runners`, by task kind; every thread imports it. */
  runners: URL
}>

/** Takes tasks off the queue of each load and runs them in threads, as many of each at once as the settings say. */
export async function openWorkers({ settings, database, log, runners }: WorkersOpening) {
  const { house: db, connection } = database
  const threads = openThreads(
    { settings, connection, runners: runners.href },
    Math.max(...Object.values(settings.workers)),
  )
  const running = new Map<string, AbortController>()
  const worker = `${hostname()}:${process.pid}`
  let closing = false

  /** Takes the task up as a new attempt; whatever another attempt still does can no longer finish it. */
  const claim = (id: string) =>
    db.transaction(async (tx): Promise<TaskRow | undefined> => {
      const [row] = await tx
        .update(task)
        .set({ status: 'running', attempt: sql`${task.attempt} + 1`, worker, startedAt: new Date() })
        .where(and(eq(task.id, id), inArray(task.status, ['waiting', 'running'])))
        .returning()
      if (row) await publishTask(tx, row)
      return row
    })

  const putBack = ({ id, attempt }: TaskRow) =>
    db.transaction(async (tx) => {
      const row = await lockAttempt(tx, id, attempt)
      if (!row) return
      const [waiting] = await tx
        .update(task)
        .set({ status: 'waiting', worker: null })
        .where(eq(task.id, id))
        .returning()
      if (waiting) await publishTask(tx, waiting)
    })

  async function runOnce(row: TaskRow, lost: AbortSignal) {
    const aborting = new AbortController()
    const stop = () => aborting.abort()
    lost.addEventListener('abort', stop, { once: true })
    running.set(row.id, aborting)
    try {
      return await threads.run(row, { lastTry: row.attempt >= mostTries, signal: aborting.signal })
    } catch (error) {
      if (!closing && !aborting.signal.aborted) log.error({ err: error, task: row.id, attempt: row.attempt })
      return aborting.signal.aborted && !closing
    } finally {
      lost.removeEventListener('abort', stop)
      running.delete(row.id)
    }
  }

  async function work(id: string, lost: AbortSignal) {
    const row = await claim(id)
    if (!row) return
    if (row.attempt > mostAttempts) {
      await fail(db, id, row.attempt, refuse('somethingBroke'))
      return
    }
    if (await runOnce(row, lost)) return
    await putBack(row)
    throw new Error(`The task ${id} is to be tried again.`)
  }

  const boss = new PgBoss({
    ...connection,
    max: 4,
    schedule: false,
    migrate: false,
    supervise: true,
    // Both together decide how soon a silent worker is noticed.
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
  })
  boss.on('error', (error) => log.warn({ err: error }))
  await boss.start()
  const pulling = new Map<string, ReturnType<typeof pull>>(
    loads
      .filter((load) => settings.workers[load] > 0)
      .map((load) => [
        load,
        pull<{ id: string }>(boss, queueOf(load), {
          slots: settings.workers[load],
          log,
          work: ({ id }, lost) => work(id, lost),
        }),
      ]),
  )
  const hearing = await listen(connection, [taskChannel, cancelChannel], {
    notified: (said, channel) => (channel === cancelChannel ? running.get(said)?.abort() : pulling.get(said)?.wake()),
    // A cancel that was missed is noticed by the runner's next report.
    reconnected: () => pulling.forEach((one) => one.wake()),
  })

  return {
    /** Hands what is under way back to the queue and stops. */
    async close() {
      closing = true
      await hearing.close()
      const ended = Promise.all([...pulling.values()].map((one) => one.close()))
      await threads.close()
      await ended
      await boss.stop({ graceful: false })
    },
  }
}
