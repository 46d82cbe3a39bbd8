import type { Contract } from '@toile/contract/index.ts'
import type { TaskInput } from '@toile/contract/tasks.ts'
import { limits } from '@toile/fashion/limits.ts'
import { refuse } from '@toile/fashion/refusals.ts'
import { eq } from 'drizzle-orm'
import { checkRepeatExport } from '../../content/checkRepeatExport.ts'
import { orderFile } from '../../content/exports/orderFile.ts'
import { element } from '../../host/database/schema/elements.ts'
import { file } from '../../host/database/schema/files.ts'
import type { Handlers, Whole } from '../../host/http/context.ts'
import { positionOf } from '../../host/queue/queue.ts'

type Context = Parameters<Whole<Contract['prints']['upscaleFile']>>[1]

/** Kinds of file that are prints. */
const printKinds = ['print', 'tile', 'made', 'motif']

async function order({ server, tx, identity }: Context, input: TaskInput<'upscalePrint'>) {
  if (input.side > limits.upscaling.side) throw refuse('upscaleTooLarge', { most: limits.upscaling.side })
  const cost = limits.upscaling.credits
  const task = await server.queue.enqueue(tx, { ownerId: identity.id, kind: 'upscalePrint', input, cost, priority: 2 })
  return { taskId: task.id, position: await positionOf(tx, task), cost }
}

export const prints: Handlers<Contract['prints']> = {
  async exportRepeat(asked, context) {
    checkRepeatExport(asked.document, asked)
    return orderFile(context, 'exportRepeat', asked)
  },

  async upscaleElement({ elementId, side }, context) {
    const [row] = await context.tx.select({ kind: element.kind }).from(element).where(eq(element.id, elementId))
    if (row.kind !== 'print') throw refuse('upscalePrintsOnly')
    return order(context, { elementId, fileId: null, side })
  },

  async upscaleFile({ fileId, side }, context) {
    const [row] = await context.tx.select({ kind: file.kind }).from(file).where(eq(file.id, fileId))
    if (!printKinds.includes(row.kind)) throw refuse('upscalePrintsOnly')
    return order(context, { elementId: null, fileId, side })
  },
}
