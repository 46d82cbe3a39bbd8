import type { Contract } from '@toile/contract/index.ts'
import { refuse } from '@toile/fashion/refusals.ts'
import { and, desc, eq } from 'drizzle-orm'
import { taskOf } from '../../content/task.ts'
import { task } from '../../host/database/schema/tasks.ts'
import type { Handlers } from '../../host/http/context.ts'

export const tasks: Handlers<Contract['tasks']> = {
  async listTasks({ projectId }, { tx, identity }) {
    const rows = await tx
      .select()
      .from(task)
      .where(and(eq(task.ownerId, identity.id), projectId ? eq(task.projectId, projectId) : undefined))
      .orderBy(desc(task.createdAt))
      .limit(30)
    return Promise.all(rows.map((row) => taskOf(tx, row)))
  },

  async readTask({ id }, { tx }) {
    const [row] = await tx.select().from(task).where(eq(task.id, id))
    return taskOf(tx, row)
  },

  async cancelTask({ id }, { server, tx }) {
    const ended = await server.queue.cancel(tx, id)
    if (!ended) throw refuse('taskEnded')
    return taskOf(tx, ended)
  },

  async retryTask({ id }, { server, tx, identity }) {
    const [row] = await tx.select().from(task).where(eq(task.id, id))
    if (row.status !== 'failed' && row.status !== 'cancelled') throw refuse('taskEnded')
    const again = await server.queue.enqueue(tx, {
      ownerId: identity.id,
      kind: row.kind,
      projectId: row.projectId,
      input: row.input,
      cost: row.cost,
    })
    return taskOf(tx, again)
  },
}
