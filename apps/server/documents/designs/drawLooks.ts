import { derivedIn } from '@toile/craft/designs/derivedIn.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { sure, sureFirst } from '@toile/geometry'
import { and, eq, sql } from 'drizzle-orm'
import { ownedBy } from '../../host/database/owned.ts'
import { design } from '../../host/database/schema/designs.ts'
import type { RunContext } from '../../host/queue/runner.ts'
import { drawTogether } from '../../pictures/drawing/crew.ts'
import { type LoadedUploads, loadNamed, withTiles } from '../../pictures/drawing/loadUploads.ts'
import { shownOrder } from '../../pictures/drawing/shownOrder.ts'
import { keepDesign } from './keepDesign.ts'

/** Draws new looks of a project after its last one, by the index of their origin; each is kept as soon as it is drawn, so that a task that runs again goes on where it was. */
export async function drawLooks(
  context: RunContext,
  projectId: string,
  documents: readonly Design[],
): Promise<string[]> {
  const { task, db, files, report } = context
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
  const designIds = kept.map(({ id }) => id)
  let finished = kept.length
  await drawInTurn(context, open, async ({ document, index }, picture) => {
    const own = { ownerId: task.ownerId, projectId, taskId: task.id, position: first + index, document }
    const entry = await keepDesign(files, own, picture)
    finished++
    designIds.push(entry.id)
    await report(finished / documents.length, { designId: entry.id }, entry.keep)
  })
  return designIds
}

/** A look that is still to be drawn, with its place. */
interface OpenLook {
  document: Design
  index: number
}

/** Draws looks in two threads: plain cloths first, while the prints that are made of pictures are still being painted. */
async function drawInTurn(
  { task, load, files, signal }: RunContext,
  looks: readonly OpenLook[],
  done: (look: OpenLook, picture: Buffer) => Promise<void>,
): Promise<void> {
  const isDerived = ({ document }: OpenLook) => derivedIn([document]).size > 0
  const [plain, printed] = [looks.filter((one) => !isDerived(one)), looks.filter(isDerived)]
  const documentsOf = (some: readonly OpenLook[]) => some.map(({ document }) => document)
  const named = await loadNamed(load, files, task.ownerId, documentsOf(looks))
  const painted = withTiles(named, documentsOf(printed))
  // What fails here is heard below, or not at all where the plain looks failed before.
  painted.catch(() => undefined)
  const draw = (some: readonly OpenLook[], uploads: LoadedUploads) =>
    drawTogether(
      some.map(({ document }) => ({ picture: shownOrder(document) })),
      uploads,
      signal,
      (at, picture) => done(sure(some[at]), picture),
    )
  if (plain.length > 0) await draw(plain, named)
  if (printed.length > 0) await draw(printed, await painted)
}

/** Where this task's looks begin in their project: where they began before, else after the last one. */
async function firstPosition({ task, db }: RunContext, projectId: string, kept: readonly number[]): Promise<number> {
  if (kept.length) {
    const { origin } = sureFirst(
      await db
        .select({ origin: sql<number>`min(${design.position} - (${design.document}->'origin'->>'index')::int)::int` })
        .from(design)
        .where(and(ownedBy(design, task.ownerId), eq(design.taskId, task.id))),
    )
    return origin
  }
  const { last } = sureFirst(
    await db
      .select({ last: sql<number>`coalesce(max(${design.position}), -1)::int` })
      .from(design)
      .where(and(ownedBy(design, task.ownerId), eq(design.projectId, projectId))),
  )
  return last + 1
}
