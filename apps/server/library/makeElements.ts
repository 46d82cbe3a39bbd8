import type { ElementDocument } from '@toile/craft/elements/element.ts'
import { picturesIn } from '@toile/craft/elements/picturesIn.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { and, asc, eq } from 'drizzle-orm'
import { ownedBy } from '../host/database/owned.ts'
import { element } from '../host/database/schema/elements.ts'
import type { RunContext } from '../host/queue/runner.ts'
import { openElementDrawing } from '../pictures/drawing/drawElement.ts'
import { loadPictures } from '../pictures/drawing/loadUploads.ts'
import { keepElement } from './keepElement.ts'

/** Draws the elements of a task one after the other; each is kept as soon as it is drawn, so that a task that runs again goes on where it was. Answers their ids in order. */
export async function makeElements(
  { task, db, load, files, signal, report }: RunContext,
  wanted: readonly { name: string; document: ElementDocument }[],
): Promise<string[]> {
  const kept = await db
    .select({ id: element.id, position: element.position })
    .from(element)
    .where(and(ownedBy(element, task.ownerId), eq(element.taskId, task.id)))
    .orderBy(asc(element.position))
  const there = new Map(kept.map(({ id, position }) => [position, id]))
  const pictures = await loadPictures(load, files, task.ownerId, [
    ...new Set(wanted.flatMap(({ document }) => picturesIn(document))),
  ])
  const draw = openElementDrawing({ pictures, pieces: {} })
  for (const [position, { name, document }] of wanted.entries()) {
    if (there.has(position)) continue
    signal.throwIfAborted()
    const picture = await draw(document)
    if (!picture) throw refuse('imageFailed')
    const own = { ownerId: task.ownerId, name, document, taskId: task.id, position }
    const entry = await keepElement(files, own, picture)
    there.set(position, entry.id)
    await report(there.size / wanted.length, { elementId: entry.id }, entry.keep)
  }
  return wanted.flatMap((_, position) => there.get(position) ?? [])
}
