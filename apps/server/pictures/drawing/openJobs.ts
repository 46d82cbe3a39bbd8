import type { ElementDocument } from '@toile/craft/elements/element.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { openElementDrawing } from './drawElement.ts'
import { type Drawing, type DrawingOrder, openDrawing } from './drawPicture.ts'
import type { LoadedUploads } from './loadUploads.ts'

/** Something to be drawn: one picture, or an element. */
export type Job = { picture: DrawingOrder } | { element: ElementDocument }

/** Does jobs one after the other on loaded uploads. */
export function openJobs(uploads: LoadedUploads): { run(job: Job): Promise<Buffer> } {
  const drawing: Drawing = openDrawing(uploads)
  const drawElement = openElementDrawing(uploads)
  return {
    async run(job) {
      if ('picture' in job) return drawing.draw(job.picture)
      const picture = await drawElement(job.element)
      if (!picture) throw refuse('imageFailed')
      return picture
    },
  }
}
