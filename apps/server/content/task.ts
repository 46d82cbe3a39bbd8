import { type Task, taskSchema } from '@toile/contract/tasks.ts'
import type { Transaction } from '../host/database/database.ts'
import { positionOf } from '../host/queue/queue.ts'
import type { TaskRow } from '../host/queue/runner.ts'

/** A task as its owner sees it. */
export const taskOf = async (tx: Transaction, row: TaskRow): Promise<Task> => ({
  id: row.id,
  kind: taskSchema.shape.kind.parse(row.kind),
  projectId: row.projectId,
  status: row.status,
  position: await positionOf(tx, row),
  progress: row.progress,
  cost: row.cost,
  message: row.message ?? '',
  output: row.output ?? null,
  createdAt: row.createdAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
})
