import { parentPort, workerData } from 'node:worker_threads'
import type { Asked } from '@toile/contract/asking/acts.ts'
import { answerAsked } from '@toile/contract/asking/answerAsked.ts'
import { Refusal, refuse } from '@toile/rules/refusals.ts'
import { openServerHost } from '../canvas.ts'
import { asPerson } from '../database/connection.ts'
import { type Database, type OpenPool, openPool, type Transact } from '../database/database.ts'
import { openFiles } from '../files/files.ts'
import { openLog } from '../log.ts'
import type { Run, ThreadOpening } from './threadMessages.ts'
import { makeReport } from './makeReport.ts'
import type { Runner, TaskRow } from './runner.ts'
import { fail, finish } from './settle.ts'

const opening: ThreadOpening = workerData
const log = openLog(opening.settings)
const { settings } = opening
const host = { files: openFiles(settings), drawing: openServerHost(), settings }
const running = new Map<string, AbortController>()
// Imports the whole drawing engine: begun at once, so that the first task does not wait for it.
const loading: Promise<{ runners: Readonly<Record<string, Runner>>; warmUp?: () => Promise<void> }> = import(
  opening.runners
)
loading
  .then(({ warmUp }) => (settings.warmUp ? warmUp?.() : undefined))
  .catch((error: unknown) => log.error({ err: error }))

let pool: (OpenPool & { ownerId: string }) | undefined

/** The database behind the wall of a task's owner; kept open for the next task of the same person. */
function databaseOf(ownerId: string): Database {
  if (pool?.ownerId !== ownerId) {
    // What a task that was given up still does may hold a connection of it; nobody waits for that.
    pool?.close().catch((error: unknown) => log.warn({ err: error }))
    pool = { ...openPool(asPerson(opening.connection, ownerId), 3), ownerId }
  }
  return pool.db
}

async function run(row: TaskRow, db: Database, signal: AbortController) {
  const runner = (await loading).runners[row.kind]
  if (!runner) throw new Error(`There is no runner for tasks of the kind ${row.kind}.`)
  const report = makeReport(db, row, signal)
  const load: Transact = (work) => db.transaction(work)
  const outcome = await runner(row.input, { ...host, db, load, task: row, signal: signal.signal, report })
  await finish(db, row.id, row.attempt, outcome)
}

/** Whether the task has ended, well or not; false asks for another try. */
async function runToEnd(row: TaskRow, signal: AbortController, lastTry: boolean): Promise<boolean> {
  const db = databaseOf(row.ownerId)
  try {
    await run(row, db, signal)
    return true
  } catch (error) {
    if (signal.signal.aborted) return true
    if (!(error instanceof Refusal)) log.error({ err: error, task: row.id, kind: row.kind, attempt: row.attempt })
    if (!(error instanceof Refusal) && !lastTry) return false
    await fail(db, row.id, row.attempt, error instanceof Refusal ? error : refuse('somethingBroke'))
    return true
  }
}

const acts = {
  /** Runs a task to its end; false asks for another try. */
  async run({ row, lastTry }: Run): Promise<boolean> {
    const signal = new AbortController()
    running.set(row.id, signal)
    try {
      return await runToEnd(row, signal, lastTry)
    } catch (error) {
      log.error({ err: error, task: row.id })
      return false
    } finally {
      running.delete(row.id)
    }
  },
  /** Has a task stop, which answers for itself. */
  abort: (id: string): void => running.get(id)?.abort(new Error('The task was cancelled.')),
}

export type TaskActs = typeof acts

parentPort?.on('message', (asked: Asked) => {
  void answerAsked(acts, asked).then((answer) => parentPort?.postMessage(answer))
})
