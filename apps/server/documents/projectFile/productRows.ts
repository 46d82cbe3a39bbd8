import { productPicture } from '../../host/database/schema/products.ts'
import type { KeptProduct } from '../../host/database/schema/states.ts'
import type { MadeWork } from '../../library/madeWork.ts'
import { documentHash } from '../designs/documentHash.ts'
import type { Arriving } from './arriving.ts'
import type { CollectionMoment } from './fileForm.ts'

/** A product picture on its way in, as a state names it, and what it is of. */
interface ArrivingProduct {
  kept: KeptProduct
  work: MadeWork
}

/** The product pictures of a moment under their new ids; null where it tells of none. */
export function productRows({ ids, works }: Arriving, { products }: CollectionMoment): ArrivingProduct[] | null {
  if (!products) return null
  const here = new Set(products.map(({ id }) => id))
  const idOf = (old: string) => ids.get(old) ?? old
  return products.flatMap(({ work: hash, picture, from, designId, designIds, mp4, id, ...one }): ArrivingProduct[] => {
    const work = works.get(hash)
    if (!work) return []
    const kept: KeptProduct = {
      ...one,
      id: idOf(id),
      hash: documentHash(work),
      designId: (designId && ids.get(designId)) ?? null,
      designIds: designIds.map(idOf),
      files: mp4 ? { mp4: idOf(mp4) } : {},
      fromId: from && here.has(from) ? idOf(from) : null,
      fileId: idOf(picture),
      taskId: null,
      revision: 0,
    }
    return [{ kept, work }]
  })
}

/** Puts the product pictures of a moment into a project. */
export async function putArriving(arriving: Arriving, projectId: string, moment: CollectionMoment): Promise<void> {
  const { tx, ownerId } = arriving
  const rows = (productRows(arriving, moment) ?? []).map(({ kept, work }) => ({
    ...kept,
    ownerId,
    projectId,
    work,
    createdAt: new Date(kept.createdAt),
  }))
  // In one statement, so that one may be made from another in whatever order they come.
  if (rows.length) await tx.insert(productPicture).values(rows)
}
