import { tasks } from '@toile/contract/tasks.ts'
import { drawLooks } from '../../documents/designs/drawLooks.ts'
import { keepState } from '../../documents/projectStates/keepState.ts'
import { defineRunner } from '../../host/queue/runner.ts'

/** Draws looks that were made from others. */
export const redesignLooks = defineRunner(tasks.redesignLooks, async ({ projectId, documents }, context) => {
  const { task, db } = context
  const designIds = await drawLooks(context, projectId, documents)
  await db.transaction((tx) => keepState(tx, { ownerId: task.ownerId, projectId, reason: 'generated' }))
  return { output: { designIds } }
})
