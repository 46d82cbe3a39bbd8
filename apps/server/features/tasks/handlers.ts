import type { Contract } from '@toile/contract/index.ts'
import { leftFileSchema } from '@toile/contract/tasks/leftFile.ts'
import { leavesFile, type Task } from '@toile/contract/tasks.ts'
import { sureFirst } from '@toile/geometry'
import { refuse } from '@toile/rules/refusals.ts'
import { and, desc, eq } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { task } from '../../host/database/schema/tasks.ts'
import type { Handlers } from '../../host/http/context.ts'
import { taskOf } from './task.ts'

async function rowOf(tx: Transaction, ownerId: string, id: string) {
  const row = sureFirst(
    await tx
      .select()
      .from(task)
      .where(and(ownedBy(task, ownerId), eq(task.id, id))),
  )
  return row
}

export const tasks: Handlers<Contract['tasks']> = {
  async listTasks({ projectId }, { tx, identity, language }) {
    const rows = await tx
      .select()
      .from(task)
      .where(and(ownedBy(task, identity.id), projectId ? eq(task.projectId, projectId) : undefined))
      .orderBy(desc(task.createdAt))
      .limit(30)
    const told: Task[] = []
    // One after the other: a transaction has one connection.
    for (const row of rows) told.push(await taskOf(tx, row, language))
    return told
  },

  async readTask({ id }, { tx, identity, language }) {
    return taskOf(tx, await rowOf(tx, identity.id, id), language)
  },

  async cancelTask({ id }, { server, tx, identity, language }) {
    const ended = await server.queue.cancel(tx, identity.id, id)
    if (!ended) throw refuse('taskEnded')
    return taskOf(tx, ended, language)
  },

  async retryTask({ id }, { server, tx, identity, language }) {
    const row = await rowOf(tx, identity.id, id)
    if (row.status !== 'failed' && row.status !== 'cancelled') throw refuse('taskEnded')
    return taskOf(tx, await server.queue.enqueueAgain(tx, row), language)
  },

  fetchFile: {
    async apart({ taskId }, { server, load, identity }) {
      const row = await load((tx) => rowOf(tx, identity.id, taskId))
      const left = leavesFile(row.kind) ? leftFileSchema.safeParse(row.output) : null
      if (!left?.success) throw refuse('notFound')
      const { hash, mime, name } = left.data
      const kept = await server.files.open(hash, mime)
      if (!kept) throw refuse('fileGone')
      return { ...kept, mime, name }
    },
  },
}
