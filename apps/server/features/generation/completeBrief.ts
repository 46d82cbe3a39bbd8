import type { LeftOut } from '@toile/contract/tasks/leftOut.ts'
import type { TaskInput } from '@toile/contract/tasks.ts'
import type { Brief, BriefSketch } from '@toile/craft/designs/compose/brief.ts'
import { withScript } from '@toile/craft/designs/compose/picture/withScript.ts'
import { direct } from '@toile/craft/script/direct.ts'
import type { Reading } from '@toile/craft/script/reading.ts'
import { isSure } from '@toile/picture/reading/trace/isSure.ts'
import { Refusal, refuse } from '@toile/rules/refusals.ts'
import { and, eq } from 'drizzle-orm'
import { ownedBy } from '../../host/database/owned.ts'
import { file } from '../../host/database/schema/files.ts'
import type { RunContext } from '../../host/queue/runner.ts'
import { readingsOf } from '../../pictures/reading/readingsOf.ts'
import { traceFile } from '../../pictures/tracing/traceFile.ts'

/** The brief with its pictures read and its last sketches traced, and the sketches that it goes without: nobody knows what they show, or they show no garment. */
export async function completeBrief(
  { brief, untraced, leftOut }: TaskInput<'generateDesigns'>,
  context: RunContext,
): Promise<{ brief: Brief; leftOut: LeftOut[] }> {
  const readings = await readingsOf(context.load, context.files, context.task.ownerId, brief.moodItems)
  const sketches = brief.sketches.slice()
  const without = leftOut.slice()
  for (const fileId of untraced) {
    const found = await traced(context, fileId)
    if (typeof found === 'string') without.push({ fileId, name: await nameOf(context, fileId), why: found })
    else sketches.push(found)
  }
  return { brief: { ...directed(brief, readings), sketches }, leftOut: without }
}

/** The brief in the colours, cloths and world of its pictures; a board with a picture that cannot be read goes on without it. */
function directed(brief: Brief, readings: ReadonlyMap<string, Reading>): Brief {
  const board = brief.moodItems.flatMap((hash, i) => {
    const reading = readings.get(hash)
    return reading ? [{ hash, weight: brief.moodWeights?.[i] ?? 1, reading }] : []
  })
  const picture = brief.picture ?? direct(board, brief.colors, brief.seed, brief.direction, brief.season)
  if (!picture && brief.colors.length === 0) throw refuse('colorNeeded')
  return picture ? withScript(brief, picture) : brief
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
