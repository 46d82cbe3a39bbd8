import { tasks } from '@toile/contract/tasks.ts'
import { compose } from '@toile/fashion/designs/compose/compose.ts'
import { priceOf, tierOf } from '@toile/fashion/limits.ts'
import { and, eq, sql } from 'drizzle-orm'
import { drawTogether } from '../../content/drawing/crew.ts'
import { keepDesign } from '../../content/keepDesign.ts'
import { keepState } from '../../content/projectStates/keepState.ts'
import { loadUploads } from '../../content/uploads.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { design } from '../../host/database/schema/designs.ts'
import { defineRunner, type RunContext } from '../../host/queue/runner.ts'
import { completeBrief } from './completeBrief.ts'

/** Draws the looks of a brief; each is kept as soon as it is drawn, so that a task that runs again goes on where it was. */
export const generateDesigns = defineRunner(tasks.generateDesigns, async (input, context) => {
  const { task, db, load, files, signal, report } = context
  const { tier, projectId } = input
  const { brief, leftOut } = await completeBrief(input, context)
  const documents = compose(brief)
  const kept = await db
    .select({ id: design.id, index: design.position, document: design.document })
    .from(design)
    .where(and(ownedBy(design, task.ownerId), eq(design.taskId, task.id)))
  const first = await firstPosition(
    context,
    projectId,
    kept.map(({ index }) => index),
  )
  const there = new Set(kept.map(({ index }) => index - first))
  const open = documents.map((document, index) => ({ document, index })).filter(({ index }) => !there.has(index))
  const size = tierOf(tier)
  const designIds = kept.map(({ id }) => id)
  let finished = kept.length
  await drawTogether(
    open.map(({ document }) => ({
      design: document,
      width: size.width,
      height: size.height,
      view: 'front',
      transparent: false,
      format: 'webp',
    })),
    await loadUploads(load, files, task.ownerId, documents),
    signal,
    async (at, picture) => {
      const { document, index } = open[at]
      const entry = await keepDesign(
        files,
        { ownerId: task.ownerId, projectId, taskId: task.id, position: first + index, document },
        picture,
      )
      finished++
      designIds.push(entry.id)
      await report(finished / documents.length, { designId: entry.id }, entry.keep)
    },
  )
  await db.transaction((tx) => keepState(tx, { ownerId: task.ownerId, projectId, reason: 'generated' }))
  return { output: { designIds, leftOut }, used: priceOf(tier, documents.length) }
})

/** Where this task's looks begin in their project: where they began before, else after the last one. */
async function firstPosition({ task, db }: RunContext, projectId: string, kept: readonly number[]): Promise<number> {
  if (kept.length) {
    const [{ origin }] = await db
      .select({ origin: sql<number>`min(${design.position} - (${design.document}->'origin'->>'index')::int)::int` })
      .from(design)
      .where(and(ownedBy(design, task.ownerId), eq(design.taskId, task.id)))
    return origin
  }
  const [{ last }] = await db
    .select({ last: sql<number>`coalesce(max(${design.position}), -1)::int` })
    .from(design)
    .where(and(ownedBy(design, task.ownerId), eq(design.projectId, projectId)))
  return last + 1
}
