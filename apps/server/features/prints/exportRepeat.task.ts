import { tasks } from '@toile/contract/tasks.ts'
import { picturesIn } from '@toile/craft/elements/picturesIn.ts'
import type { PrintDocument } from '@toile/craft/prints/printDocument.ts'
import type { Pixels } from '@toile/picture/surface.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { defineFileRunner } from '../../exports/defineFileRunner.ts'
import type { RunContext } from '../../host/queue/runner.ts'
import { openElementDrawing } from '../../pictures/drawing/drawElement.ts'
import { loadPictures } from '../../pictures/drawing/loadUploads.ts'
import { exportRepeat as write } from './exportRepeat.ts'
import { toPixels } from './toPixels.ts'

/** The side in pixels at which a print that is no construction is drawn before it is scaled. */
const drawnSide = 2048

/** Writes a print in its true scale and inks (requirements S3.27, S5.19). */
export const exportRepeat = defineFileRunner(tasks.exportRepeat, async ({ document, ...how }, context, told) =>
  write(document, how, await tileOf(document, context), told),
)

/** What the print is written from: nothing for a construction, the picture that one is made of, else its tile. */
async function tileOf(document: PrintDocument, { task, load, files }: RunContext): Promise<Pixels | null> {
  if (document.source.kind === 'construction') return null
  const pictures = await loadPictures(load, files, task.ownerId, picturesIn(document))
  if (document.source.kind === 'derived') return pictures[document.source.picture] ?? null
  const drawn = await openElementDrawing({ pictures, pieces: {} })(document, drawnSide)
  if (!drawn) throw refuse('notFound')
  return toPixels(drawn)
}
