import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Connection } from '../database/connection.ts'
import type { Database, OpenDatabase, Transaction } from '../database/database.ts'
import { task } from '../database/schema/tasks.ts'
import { holdCredits } from './credits.ts'
import type { TaskRow } from './runner.ts'
import { endCancelled, publishTask } from './settle.ts'

export const queueName = 'task'
/** The channel that tells workers of new work. */
export const taskChannel = 'toile_task'
/** The channel that tells workers of a task that was cancelled while it ran. */
export const cancelChannel = 'toile_cancel'

/** A worker that is silent for so many seconds is taken for dead, and its task given to another; pg-boss allows no less. */
export const heartbeatSeconds = 10

/** What a task is asked for. */
export type Order = Readonly<{
  ownerId: string
  kind: string
  projectId?: string | null
  input: unknown
  /** Credits held until it ends. */
  cost?: number
  /** How many results it is ordered for, each kept by a report of its own; one unless told. */
  results?: number
  /** Higher goes first; every task a person already has waiting counts against it, so that nobody blocks the others. */
  priority?: number
}>

/** The queue as the callers of the server see it. */
export type Queue = Readonly<{
  enqueue(tx: Transaction, order: Order): Promise<TaskRow>
  /** Ends a person's task on their wish; answers nothing when it is not theirs or has ended already. */
  cancel(tx: Transaction, ownerId: string, id: string): Promise<TaskRow | undefined>
  close(): Promise<void>
}>

/** Makes the queue's own tables; like every migration, done by one process at a time. */
export async function prepareQueue(connection: Connection): Promise<void> {
  const boss = new PgBoss({ ...connection, max: 2, supervise: false, schedule: false })
  boss.on('error', () => undefined)
  await boss.start()
  await boss.createQueue(queueName, {
    heartbeatSeconds,
    retryLimit: 100,
    retryDelay: 0,
    expireInSeconds: 6 * 60 * 60,
    deleteAfterSeconds: 60,
  })
  await boss.stop({ graceful: false })
}

/** A task's place in the queue, from 1; 0 when it does not wait. */
export async function positionOf(db: Database | Transaction, row: TaskRow): Promise<number> {
  if (row.status !== 'waiting') return 0
  const { rows } = await db.execute<{ before: number }>(
    sql`select tasks_before(${row.priority}::integer, ${row.position}::bigint) as before`,
  )
  return (rows[0]?.before ?? 0) + 1
}

/** Opens the queue for asking and cancelling; running is done by `openWorkers`. */
export async function openQueue({ pools: { house } }: Pick<OpenDatabase, 'pools'>): Promise<Queue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => house.query(text, values) },
    supervise: false,
    schedule: false,
    migrate: false,
  })
  boss.on('error', () => undefined)
  await boss.start()
  return {
    async enqueue(tx, order) {
      const id = randomUUID()
      const cost = order.cost ?? 0
      await holdCredits(tx, order.ownerId, id, cost)
      const waiting = sql`(select count(*)::int from task where owner_id = ${order.ownerId} and status = 'waiting')`
      const [row] = await tx
        .insert(task)
        .values({
          id,
          ownerId: order.ownerId,
          kind: order.kind,
          projectId: order.projectId ?? null,
          input: order.input,
          cost,
          held: cost,
          results: order.results ?? 1,
          priority: sql`${order.priority ?? 0}::int - ${waiting}`,
        })
        .returning()
      if (!row) throw new Error('The task was not kept.')
      await boss.send(queueName, { id }, { priority: row.priority, db: fromDrizzle(tx, sql) })
      await tx.execute(sql`select pg_notify(${taskChannel}, ${id})`)
      await publishTask(tx, row)
      return row
    },
    async cancel(tx, ownerId, id) {
      const ended = await endCancelled(tx, ownerId, id)
      if (ended) await tx.execute(sql`select pg_notify(${cancelChannel}, ${id})`)
      return ended
    },
    close: () => boss.stop({ graceful: false }),
  }
}
