import { tasks } from '@toile/contract/tasks.ts'
import { elementDocumentSchema } from '@toile/craft/elements/element.ts'
import { picturesIn } from '@toile/craft/elements/picturesIn.ts'
import { enlarge } from '@toile/picture/prints/enlarge.ts'
import type { Pixels } from '@toile/picture/surface.ts'
import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { and, eq } from 'drizzle-orm'
import { ownedBy } from '../../host/database/owned.ts'
import { element } from '../../host/database/schema/elements.ts'
import { defineRunner, type RunContext } from '../../host/queue/runner.ts'
import { openElementDrawing } from '../../pictures/drawing/drawElement.ts'
import { loadPictures } from '../../pictures/drawing/loadUploads.ts'
import { keepPixels, readOwn } from '../../pictures/hold/keepPixels.ts'
import { toPixels } from './toPixels.ts'

/** Makes a print larger: a made one is painted again, finer; an uploaded one is enlarged (requirement S5.19). */
export const upscalePrint = defineRunner(tasks.upscalePrint, async ({ elementId, fileId, side }, context) => {
  const { task, db, files } = context
  const { pixels, name } = elementId
    ? await redrawn(context, elementId, side)
    : await readOwn({ db, files }, task.ownerId, fileId ?? '', limits.upscaling.side)
  const store = await keepPixels(files, task.ownerId, 'tile', name, grown(pixels, side))
  return { output: { fileId: await db.transaction(store) } }
})

async function redrawn({ task, db, load, files }: RunContext, id: string, side: number) {
  const [row] = await db
    .select()
    .from(element)
    .where(and(eq(element.id, id), ownedBy(element, task.ownerId)))
  if (!row) throw refuse('notFound')
  const document = elementDocumentSchema.parse(row.document)
  const pictures = await loadPictures(load, files, task.ownerId, picturesIn(document))
  const drawn = await openElementDrawing({ pictures, pieces: {} })(document, side)
  if (!drawn) throw refuse('notFound')
  return { pixels: await toPixels(drawn), name: row.name }
}

/** The picture with its longer side as asked; one that is larger already stays as it is. */
function grown(pixels: Pixels, side: number): Pixels {
  const scale = side / Math.max(pixels.width, pixels.height)
  return scale <= 1 ? pixels : enlarge(pixels, Math.round(pixels.width * scale), Math.round(pixels.height * scale))
}
