import type { Contract } from '@toile/contract/index.ts'
import { tasks } from '@toile/contract/tasks.ts'
import { limits } from '@toile/fashion/limits.ts'
import { refuse } from '@toile/fashion/refusals.ts'
import { and, eq } from 'drizzle-orm'
import { task } from '../../host/database/schema/tasks.ts'
import type { Handlers } from '../../host/http/context.ts'
import { positionOf } from '../../host/queue/queue.ts'
import { layOrder, printBoards } from './printBoards.ts'

export const boards: Handlers<Contract['boards']> = {
  async exportBoard({ projectId, ...wish }, { server, tx, identity, language }) {
    const laid = await layOrder(tx, { ownerId: identity.id, projectId, wish, language })
    if (laid.pixels > limits.boardPrint.atOnce) throw refuse('boardPrintQueued')
    return printBoards(laid, server.files, wish)
  },

  async printBoard({ projectId, ...wish }, { server, tx, identity, language }) {
    await layOrder(tx, { ownerId: identity.id, projectId, wish, language })
    const input = { projectId, ...wish, language }
    const queued = await server.queue.enqueue(tx, { ownerId: identity.id, kind: 'printBoard', input, priority: 2 })
    return { taskId: queued.id, position: await positionOf(tx, queued), cost: 0 }
  },

  async readBoardPrint({ taskId }, { server, tx }) {
    const [row] = await tx
      .select({ output: task.output })
      .from(task)
      .where(and(eq(task.id, taskId), eq(task.kind, 'printBoard')))
    const printed = tasks.printBoard.gives.safeParse(row?.output)
    if (!printed.success) throw refuse('notFound')
    const { hash, mime, name } = printed.data
    const bytes = await server.files.read(hash, mime).catch(() => {
      throw refuse('boardPrintGone')
    })
    return { bytes, mime, name }
  },
}
