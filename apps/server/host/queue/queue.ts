import { randomUUID } from 'node:crypto'
import type { Load, TaskForm } from '@toile/contract/tasks/defineTask.ts'
import { sure } from '@toile/geometry'
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { z } from 'zod'
import type { Database, OpenDatabase, Transaction } from '../database/database.ts'
import { task } from '../database/schema/tasks.ts'
import { holdCredits } from './credits.ts'
import type { TaskRow } from './runner.ts'
import { endCancelled, publishTask } from './settle.ts'

/** The queue of a load. */
export const queueOf = (load: Load): string => `task.${load}`
/** The channel that tells workers of new work, by its load. */
export const taskChannel = 'toile_task'
/** The channel that tells workers of a task that was cancelled while it ran. */
export const cancelChannel = 'toile_cancel'

/** The kinds of task that a queue takes. */
export type TaskForms = Readonly<Record<string, TaskForm>>

/** What a task is asked for: its kind decides what it needs. */
export type Order<Forms extends TaskForms, Kind extends keyof Forms> = Readonly<{
  ownerId: string
  kind: Kind
  projectId?: string | null
  input: z.output<Forms[Kind]['takes']>
}>

/** The queue as the callers of the server see it. */
export type Queue<Forms extends TaskForms> = Readonly<{
  /** Queues a task of its kind's load, at its kind's price; every task of the load that a person already has waiting counts against it, so that nobody blocks the others. */
  enqueue<Kind extends keyof Forms & string>(tx: Transaction, order: Order<Forms, Kind>): Promise<TaskRow>
  /** Queues a task that has ended once more, as high and at the price that it was ordered with. */
  enqueueAgain(tx: Transaction, ended: TaskRow): Promise<TaskRow>
  /** Ends a person's task on their wish; answers nothing when it is not theirs or has ended already. */
  cancel(tx: Transaction, ownerId: string, id: string): Promise<TaskRow | undefined>
  close(): Promise<void>
}>

/** A task's place in the queue of its load, from 1; 0 when it does not wait. */
export async function positionOf(db: Database | Transaction, row: TaskRow): Promise<number> {
  if (row.status !== 'waiting') return 0
  const { rows } = await db.execute<{ before: number }>(
    sql`select tasks_before(${row.load}, ${row.priority}::integer, ${row.position}::bigint) as before`,
  )
  return (rows[0]?.before ?? 0) + 1
}

type Kept = Pick<TaskRow, 'ownerId' | 'kind' | 'load' | 'projectId' | 'input' | 'cost' | 'results' | 'urgency'>

/** Opens the queue of some kinds for asking and cancelling; running is done by `openWorkers`. */
export async function openQueue<Forms extends TaskForms>(
  { pools: { house } }: Pick<OpenDatabase, 'pools'>,
  forms: Forms,
): Promise<Queue<Forms>> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => house.query(text, values) },
    supervise: false,
    schedule: false,
    migrate: false,
  })
  boss.on('error', () => undefined)
  await boss.start()

  async function keep(tx: Transaction, kept: Kept): Promise<TaskRow> {
    const { ownerId, load, cost, urgency } = kept
    const id = randomUUID()
    await holdCredits(tx, ownerId, id, cost)
    const waiting = sql`(select count(*)::int from task where owner_id = ${ownerId} and status = 'waiting' and load = ${load})`
    const [row] = await tx
      .insert(task)
      .values({ ...kept, id, held: cost, priority: sql`${urgency}::int - ${waiting}` })
      .returning()
    if (!row) throw new Error('The task was not kept.')
    await boss.send(queueOf(load), { id }, { priority: row.priority, db: fromDrizzle(tx, sql) })
    await tx.execute(sql`select pg_notify(${taskChannel}, ${load})`)
    await publishTask(tx, row)
    return row
  }

  return {
    enqueue(tx, { ownerId, kind, projectId = null, input }) {
      const form = sure<TaskForm>(forms[kind])
      const [cost, results, urgency] = [form.credits(input), form.results(input), form.urgency(input)]
      return keep(tx, { ownerId, kind, load: form.load, projectId, input, cost, results, urgency })
    },
    enqueueAgain(tx, { ownerId, kind, load, projectId, input, cost, results, urgency }) {
      return keep(tx, { ownerId, kind, load, projectId, input, cost, results, urgency })
    },
    async cancel(tx, ownerId, id) {
      const ended = await endCancelled(tx, ownerId, id)
      if (ended) await tx.execute(sql`select pg_notify(${cancelChannel}, ${id})`)
      return ended
    },
    close: () => boss.stop({ graceful: false }),
  }
}
