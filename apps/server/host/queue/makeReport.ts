import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { task } from '../database/schema/tasks.ts'
import type { RunContext, TaskRow } from './runner.ts'
import { lockAttempt, publishTask } from './settle.ts'

/** The report of one attempt: once the task is no longer this attempt's, it aborts and throws instead. */
export const makeReport =
  (db: Database, { id, attempt }: TaskRow, aborting: AbortController): RunContext['report'] =>
  (progress, ready, inside) =>
    db.transaction(async (tx) => {
      const row = await lockAttempt(tx, id, attempt)
      if (!row) {
        const lost = new Error('The task was cancelled or taken over.')
        aborting.abort(lost)
        throw lost
      }
      await inside?.(tx)
      const share = Math.min(Math.max(progress, row.progress), 1)
      const kept = row.kept + (inside ? 1 : 0)
      await tx.update(task).set({ progress: share, kept }).where(eq(task.id, id))
      await publishTask(tx, { ...row, progress: share }, ready)
    })
