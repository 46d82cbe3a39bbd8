import type { LeftOut, TaskInput } from '@toile/contract/tasks.ts'
import type { Brief, BriefSketch } from '@toile/fashion/designs/compose/brief.ts'
import { moodOf } from '@toile/fashion/projects/mood.ts'
import { Refusal } from '@toile/fashion/refusals.ts'
import { measureMood } from '@toile/picture/palette/measureMood.ts'
import { isSure } from '@toile/picture/trace/isSure.ts'
import { and, eq } from 'drizzle-orm'
import { traceFile } from '../../content/traceFile.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { file } from '../../host/database/schema/files.ts'
import type { RunContext } from '../../host/queue/runner.ts'

const moodSize = 256

/** The brief with its mood measured and its last sketches traced, and the sketches that it goes without: nobody knows what they show, or they show no garment. */
export async function completeBrief(
  { brief, untraced, leftOut }: TaskInput<'generateDesigns'>,
  context: RunContext,
): Promise<{ brief: Brief; leftOut: LeftOut[] }> {
  const measured = await Promise.all(
    brief.moodItems.map(async (hash) => measureMood(await context.files.readPixels(hash, moodSize))),
  )
  const sketches = brief.sketches.slice()
  const without = leftOut.slice()
  for (const fileId of untraced) {
    const found = await traced(context, fileId)
    if (typeof found === 'string') without.push({ fileId, name: await nameOf(context, fileId), why: found })
    else sketches.push(found)
  }
  return {
    brief: { ...brief, sketches, mood: brief.mood ?? (measured.length ? moodOf(measured) : null) },
    leftOut: without,
  }
}

/** A sketch as it is traced now, or why it cannot be worn. */
async function traced(
  { db, load, files, task: { ownerId } }: RunContext,
  fileId: string,
): Promise<BriefSketch | LeftOut['why']> {
  try {
    const { keep, hash, piece } = await traceFile(load, files, ownerId, fileId, {})
    await db.transaction(keep)
    if (!isSure(piece)) return 'unsure'
    return { id: fileId, traced: hash, category: piece.category, slot: piece.slot, pinned: false }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return 'nothing'
  }
}

async function nameOf({ db, task: { ownerId } }: RunContext, fileId: string): Promise<string> {
  const [row] = await db
    .select({ name: file.name })
    .from(file)
    .where(and(eq(file.id, fileId), ownedBy(file, ownerId)))
  return row?.name ?? ''
}
