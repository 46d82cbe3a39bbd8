import type { Design } from '@toile/craft/designs/design.ts'
import type { ElementDocument } from '@toile/craft/elements/element.ts'
import type { LineDrawing } from '@toile/craft/sketches/lineDrawing.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { drawEdited, type EditedPicture } from './drawEdited.ts'
import { openElementDrawing } from './drawElement.ts'
import { drawMeasured, type TakenLook } from './drawMeasured.ts'
import { drawPackedApart } from './drawPackedApart.ts'
import { drawLines } from './drawLines.ts'
import { type Drawing, type DrawingOrder, openDrawing } from './drawPicture.ts'
import type { LoadedUploads } from './loadUploads.ts'

/** Something to be drawn: one picture, an element, a look in its layers, a line drawing, or a product picture with its measures, of a look or edited. */
export type Job =
  | { picture: DrawingOrder }
  | { element: ElementDocument }
  | { apart: Design }
  | { lines: LineDrawing }
  | { product: TakenLook }
  | { edited: EditedPicture }

/** Does jobs one after the other on loaded uploads. */
export function openJobs(uploads: LoadedUploads): { run(job: Job): Promise<Buffer> } {
  const drawing: Drawing = openDrawing(uploads)
  const drawElement = openElementDrawing(uploads)
  return {
    async run(job) {
      if ('picture' in job) return drawing.draw(job.picture)
      if ('product' in job) return drawMeasured(job.product, uploads)
      if ('edited' in job) return drawEdited(job.edited, uploads)
      if ('lines' in job) return drawLines(job.lines)
      if ('apart' in job) return drawPackedApart(job.apart, uploads)
      const picture = await drawElement(job.element)
      if (!picture) throw refuse('imageFailed')
      return picture
    },
  }
}
