import { type Task, taskSchema } from '@toile/contract/tasks.ts'
import type { LanguageId } from '@toile/rules/languages/index.ts'
import { lastingRefusals } from '@toile/rules/lastingRefusals.ts'
import type { Transaction } from '../../host/database/database.ts'
import { saidRefused } from '../../host/events/saidIn.ts'
import { positionOf } from '../../host/queue/queue.ts'
import type { TaskRow } from '../../host/queue/runner.ts'
import { refusedOf } from '../../host/queue/settle.ts'

/** A task as its owner sees it, in their language. */
export async function taskOf(tx: Transaction, row: TaskRow, language: LanguageId): Promise<Task> {
  const refused = refusedOf(row)
  return {
    id: row.id,
    kind: taskSchema.shape.kind.parse(row.kind),
    projectId: row.projectId,
    status: row.status,
    position: await positionOf(tx, row),
    progress: row.progress,
    cost: row.cost,
    refused,
    message: refused ? saidRefused(refused, language) : (row.message ?? ''),
    lasting: refused !== null && lastingRefusals.has(refused.code),
    output: row.output ?? null,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  }
}
