import type { Contract } from '@toile/contract/index.ts'
import type { TaskInput } from '@toile/contract/tasks.ts'
import { sureFirst } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { and, eq } from 'drizzle-orm'
import { orderFile } from '../../exports/orderFile.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { element } from '../../host/database/schema/elements.ts'
import { file } from '../../host/database/schema/files.ts'
import type { Handlers } from '../../host/http/context.ts'
import { type Ordering, orderTask } from '../../host/orderTask.ts'
import { checkRepeatExport } from './checkRepeatExport.ts'

/** Kinds of file that are prints. */
const printKinds = ['print', 'tile', 'made', 'motif']

async function order(context: Ordering, input: TaskInput<'upscalePrint'>) {
  if (input.side > limits.upscaling.side) throw refuse('upscaleTooLarge', { most: limits.upscaling.side })
  return orderTask(context, 'upscalePrint', input)
}

export const prints: Handlers<Contract['prints']> = {
  async exportRepeat(asked, context) {
    checkRepeatExport(asked.document, asked)
    return orderFile(context, 'exportRepeat', asked)
  },

  async upscaleElement({ elementId, side }, context) {
    const own = and(ownedBy(element, context.identity.id), eq(element.id, elementId))
    const row = sureFirst(await context.tx.select({ kind: element.kind }).from(element).where(own))
    if (row.kind !== 'print') throw refuse('upscalePrintsOnly')
    return order(context, { elementId, fileId: null, side })
  },

  async upscaleFile({ fileId, side }, context) {
    const own = and(ownedBy(file, context.identity.id), eq(file.id, fileId))
    const row = sureFirst(await context.tx.select({ kind: file.kind }).from(file).where(own))
    if (!printKinds.includes(row.kind)) throw refuse('upscalePrintsOnly')
    return order(context, { elementId: null, fileId, side })
  },
}
