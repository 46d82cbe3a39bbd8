import { type TaskInput, tasks } from '@toile/contract/tasks.ts'
import type { CutGarment } from '@toile/craft/garments/cutGarment.ts'
import { composeSketches } from '@toile/craft/sketches/composeSketches.ts'
import { confirmedWishes } from '@toile/craft/words/confirmedWishes.ts'
import { nearestGarments } from '@toile/picture/elements/nearestGarments.ts'
import { and, desc, eq } from 'drizzle-orm'
import { ownedBy } from '../../host/database/owned.ts'
import { traced } from '../../host/database/schema/traced.ts'
import { defineRunner, type RunContext } from '../../host/queue/runner.ts'
import { makeElements } from '../../library/makeElements.ts'
import { loadTraced } from '../../pictures/drawing/loadUploads.ts'
import { sketchesOf } from '../../pictures/tracing/sketchesOf.ts'
import { traceFile } from '../../pictures/tracing/traceFile.ts'

/** Makes technical flats from a category and words, or as variations, each kept as soon as it is drawn (requirements S2.56, S9.04). */
export const generateSketches = defineRunner(tasks.generateSketches, async (input, context) => {
  const { wishes, season, occasion, market, keywords, category, ...rest } = input
  const { from, asFound } = await basis(input, context)
  const proposals = composeSketches({
    ...rest,
    category: from.length > 0 ? null : category,
    wishes: confirmedWishes(wishes),
    from,
    asFound,
    steering: { season, occasion, market, keywords },
  })
  return { output: { elementIds: await makeElements(context, proposals) } }
})

/** What is varied: the garment itself, the one a made sketch shows, or those nearest to an uploaded one. */
async function basis(
  { garment, fileId, category, gender }: TaskInput<'generateSketches'>,
  context: RunContext,
): Promise<{ from: readonly CutGarment[]; asFound: boolean }> {
  if (garment) return { from: [garment], asFound: false }
  if (!fileId) return { from: [], asFound: false }
  const { db, task } = context
  const made = (await sketchesOf(db, task.ownerId, [fileId])).get(fileId)
  if (made) return { from: [made], asFound: false }
  const piece = await tracedPiece(context, fileId)
  return { from: nearestGarments({ ...piece, category: category ?? piece.category }, gender), asFound: true }
}

/** An uploaded sketch as it was last traced or corrected, else traced now. */
async function tracedPiece({ db, load, files, task }: RunContext, fileId: string) {
  const [last] = await db
    .select({ hash: traced.hash })
    .from(traced)
    .where(and(ownedBy(traced, task.ownerId), eq(traced.fileId, fileId)))
    .orderBy(desc(traced.createdAt))
    .limit(1)
  const known = last && (await loadTraced(load, files, task.ownerId, last.hash))
  if (known) return known
  const stored = await traceFile(load, files, task.ownerId, fileId, {})
  await db.transaction(stored.keep)
  return stored.piece
}
