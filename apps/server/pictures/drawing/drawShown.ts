import type { Design } from '@toile/craft/designs/design.ts'
import type { Transact } from '../../host/database/database.ts'
import type { Files, StoredPicture } from '../../host/files/files.ts'
import { drawAside } from './drawAside.ts'
import { shownOrder } from './shownOrder.ts'
import { loadUploads } from './loadUploads.ts'

/** Draws the pictures that looks are shown with, each in its own size, and stores them; their rows are the caller's to keep. */
export async function drawShown(
  { load, files, ownerId }: { load: Transact; files: Files; ownerId: string },
  designs: readonly Design[],
): Promise<StoredPicture[]> {
  const uploads = await loadUploads(load, files, ownerId, designs)
  const jobs = designs.map((design) => ({ picture: shownOrder(design) }))
  const drawn = await drawAside(jobs, uploads)
  return Promise.all(drawn.map((picture) => files.putDrawn(picture, 'image/webp')))
}
