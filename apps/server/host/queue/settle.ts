import type { Refused } from '@toile/contract/refused.ts'
import type { Refusal } from '@toile/rules/refusals.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../database/database.ts'
import { ownedBy } from '../database/owned.ts'
import { task } from '../database/schema/tasks.ts'
import { publish } from '../events/publish.ts'
import { settleCredits } from './credits.ts'
import type { Outcome, TaskRow } from './runner.ts'

/** Why a task failed; null for every other, and for one of an earlier version. */
export const refusedOf = ({ refusal, blanks }: TaskRow): Refused | null =>
  refusal && { code: refusal, blanks: { ...blanks } }

/** Tells the owner's windows how a task stands. */
export const publishTask = (tx: Transaction, row: TaskRow, ready: Record<string, unknown> = {}) =>
  publish(tx, row.ownerId, 'task', {
    id: row.id,
    kind: row.kind,
    projectId: row.projectId,
    status: row.status,
    progress: row.progress,
    refused: refusedOf(row),
    message: row.message ?? '',
    ...ready,
  })

/** The task as it stands, locked until the transaction ends, if it still runs in this attempt. */
export async function lockAttempt(tx: Transaction, id: string, attempt: number): Promise<TaskRow | undefined> {
  const [row] = await tx
    .select()
    .from(task)
    .where(and(eq(task.id, id), eq(task.attempt, attempt), eq(task.status, 'running')))
    .for('update')
  return row
}

type End = Pick<TaskRow, 'status'> & Partial<Pick<TaskRow, 'output' | 'refusal' | 'blanks' | 'progress'>>

async function end(tx: Transaction, row: TaskRow, how: End, used: number): Promise<TaskRow> {
  const hold = { personId: row.ownerId, taskId: row.id, held: row.held }
  await settleCredits(tx, hold, used)
  const [ended] = await tx
    .update(task)
    .set({ ...how, held: 0, worker: null, finishedAt: new Date() })
    .where(eq(task.id, row.id))
    .returning()
  if (!ended) throw new Error(`The task ${row.id} vanished while it ended.`)
  await publishTask(tx, ended)
  return ended
}

/** Ends a task well, with its results and credits, in one transaction; answers false when it is no longer this attempt's. */
export const finish = (db: Database, id: string, attempt: number, outcome: Outcome): Promise<boolean> =>
  db.transaction(async (tx) => {
    const row = await lockAttempt(tx, id, attempt)
    if (!row) return false
    await outcome.commit?.(tx)
    const status = outcome.status ?? 'succeeded'
    await end(tx, row, { status, output: outcome.output, progress: 1 }, outcome.used ?? row.held)
    return true
  })

/** Credits of what was kept before a task was cut off: its share of the results that were ordered. */
const keptOf = ({ held, kept, results }: TaskRow): number => Math.floor((held * Math.min(kept, results)) / results)

/** Ends a task that failed and gives back the credits of what was not made; answers false when it is no longer this attempt's. */
export const fail = (db: Database, id: string, attempt: number, refusal: Refusal): Promise<boolean> =>
  db.transaction(async (tx) => {
    const row = await lockAttempt(tx, id, attempt)
    if (!row) return false
    const { code, blanks } = refusal
    await end(tx, row, { status: 'failed', refusal: code, blanks }, keptOf(row))
    return true
  })

/** Ends a task on its owner's wish and gives back the credits of what was not made; answers nothing when it has ended already. */
export async function endCancelled(tx: Transaction, ownerId: string, id: string): Promise<TaskRow | undefined> {
  const [row] = await tx
    .select()
    .from(task)
    .where(and(ownedBy(task, ownerId), eq(task.id, id), inArray(task.status, ['waiting', 'running'])))
    .for('update')
  return row && end(tx, row, { status: 'cancelled' }, keptOf(row))
}
