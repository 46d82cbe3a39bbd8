import { tasks } from '@toile/contract/tasks.ts'
import { compose } from '@toile/craft/designs/compose/compose.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { priceOf, tierOf } from '@toile/rules/limits.ts'
import { drawLooks } from '../../documents/designs/drawLooks.ts'
import { keepState } from '../../documents/projectStates/keepState.ts'
import { defineRunner } from '../../host/queue/runner.ts'
import { completeBrief } from './completeBrief.ts'

/** Draws the looks of a brief. */
export const generateDesigns = defineRunner(tasks.generateDesigns, async (input, context) => {
  const { task, db } = context
  const { tier, projectId } = input
  const { brief, leftOut } = await completeBrief(input, context)
  const { width, height } = tierOf(tier)
  const documents = compose(brief).map((document): Design => ({ ...document, size: { width, height } }))
  const designIds = await drawLooks(context, projectId, documents)
  await db.transaction((tx) => keepState(tx, { ownerId: task.ownerId, projectId, reason: 'generated' }))
  return { output: { designIds, leftOut }, used: priceOf(tier, documents.length) }
})
