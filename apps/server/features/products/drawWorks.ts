import { sizeOfFormat } from '@toile/craft/products/formats.ts'
import { picturesOfWork } from '@toile/craft/products/picturesOfWork.ts'
import type { ProductWork } from '@toile/craft/products/productWork.ts'
import { limits } from '@toile/rules/limits.ts'
import type { Transact } from '../../host/database/database.ts'
import type { Files } from '../../host/files/files.ts'
import { type LoadedUploads, loadUploads, loadWhole } from '../../pictures/drawing/loadUploads.ts'
import type { Job } from '../../pictures/drawing/openJobs.ts'

const { side } = limits.products

/** Loads what works name of their owner's; refuses where anything of it is missing. */
export async function loadWorks(
  { load, files, ownerId }: { load: Transact; files: Files; ownerId: string },
  works: readonly ProductWork[],
): Promise<LoadedUploads> {
  const looks = works.flatMap((work) => (work.of === 'look' ? [work.look] : []))
  const loaded = await loadUploads(load, files, ownerId, looks)
  const shown = await loadWhole(load, files, ownerId, [...new Set(works.flatMap(picturesOfWork))])
  return { ...loaded, whole: shown }
}

/** How a work is drawn: its longest side is 2048 pixels, that of a picture at most. */
export const jobOf = (work: ProductWork): Job =>
  work.of === 'look'
    ? { product: { look: work.look, shot: work.shot, ...sizeOfFormat(work.shot.format, side) } }
    : { edited: { retouched: work.retouched, side } }
