import { type Task, taskSchema } from '@toile/contract/tasks.ts'
import type { LanguageId } from '@toile/fashion/languages/index.ts'
import { sentenceIn } from '@toile/fashion/languages/sentence.ts'
import { lastingRefusals } from '@toile/fashion/lastingRefusals.ts'
import { refusals } from '@toile/fashion/refusals.ts'
import { z } from 'zod'
import type { Transaction } from '../host/database/database.ts'
import { positionOf } from '../host/queue/queue.ts'
import type { TaskRow } from '../host/queue/runner.ts'
import type { Refused } from '../host/queue/settle.ts'

const refusedSchema: z.ZodType<Refused> = z.object({
  refused: z.enum(Object.keys(refusals) as Refused['refused'][]),
  blanks: z.record(z.string(), z.union([z.string(), z.number()])),
})

/** Why a task failed, in a language; tasks of earlier versions only have their English sentence. */
function whyOf({ output, message }: TaskRow, language: LanguageId): string {
  const { data } = refusedSchema.safeParse(output)
  return data ? sentenceIn(language, refusals[data.refused].says, data.blanks) : (message ?? '')
}

/** Whether a task failed by what it was given, so that it would fail alike. */
function isLasting({ status, output }: TaskRow): boolean {
  const { data } = refusedSchema.safeParse(output)
  return status === 'failed' && data !== undefined && lastingRefusals.has(data.refused)
}

/** A task as its owner sees it, in their language. */
export const taskOf = async (tx: Transaction, row: TaskRow, language: LanguageId): Promise<Task> => ({
  id: row.id,
  kind: taskSchema.shape.kind.parse(row.kind),
  projectId: row.projectId,
  status: row.status,
  position: await positionOf(tx, row),
  progress: row.progress,
  cost: row.cost,
  message: whyOf(row, language),
  lasting: isLasting(row),
  output: row.status === 'failed' ? null : (row.output ?? null),
  createdAt: row.createdAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
})
