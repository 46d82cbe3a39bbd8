import type { Design } from '@toile/fashion/designs/design.ts'
import type { LoadedUploads } from '../uploads.ts'
import { type Drawing, type DrawingOrder, openDrawing } from './drawPicture.ts'
import { drawLineUp } from './lineUp.ts'

/** Something to be drawn: one picture, or designs side by side. */
export type Job = { picture: DrawingOrder } | { lineUp: readonly Design[] }

/** Does jobs one after the other on loaded uploads. */
export function openJobs(uploads: LoadedUploads): { run(job: Job): Promise<Buffer> } {
  const drawing: Drawing = openDrawing(uploads)
  return { run: (job) => ('picture' in job ? drawing.draw(job.picture) : drawLineUp(job.lineUp, uploads)) }
}
