import type { Contract } from '@toile/contract/index.ts'
import type { ProductWork } from '@toile/craft/products/productWork.ts'
import { sureFirst } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { and, eq } from 'drizzle-orm'
import { keepWork } from '../../documents/projectStates/keepWork.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { productPicture } from '../../host/database/schema/products.ts'
import type { Apart } from '../../host/http/context.ts'
import { dropUnused } from '../../library/dropUnused.ts'
import { showProduct } from '../../library/likedProducts.ts'
import { lockMade } from '../../library/madeRow.ts'
import { drawAside } from '../../pictures/drawing/drawAside.ts'
import { readMeasured } from '../../pictures/drawing/readMeasured.ts'
import { holdPicture } from '../../pictures/hold/holdPicture.ts'
import { jobOf, loadWorks } from './drawWorks.ts'
import { keepProduct } from './keepProduct.ts'
import { readProduct } from './productEntry.ts'

/** Draws a picture with its steps and keeps it: as one of its own beside the one it began with, or as the new state of that. */
export const keepRetouched: Apart<Contract['products']['keep']> = {
  async apart({ id, revision, name, retouched }, { server: { files }, load, keep, identity }) {
    const ownerId = identity.id
    const begun = await load((tx) => readProduct(tx, ownerId, id))
    if (revision !== undefined && begun.revision !== revision) throw refuse('changedElsewhere')
    const work: ProductWork = { of: 'picture', retouched }
    const uploads = await loadWorks({ load, files, ownerId }, [work])
    const drawn = readMeasured(sureFirst(await drawAside([jobOf(work)], uploads)))
    if (revision === undefined) {
      const { projectId, list, designId } = begun
      const own = { ownerId, projectId, list, name: name ?? begun.name, work, designId, fromId: id }
      const entry = await keepProduct(files, { ...own, taskId: null, position: 0 }, drawn)
      return keep(async (tx) => {
        await entry.keep(tx)
        return readProduct(tx, ownerId, entry.id)
      })
    }
    const stored = await files.putDrawn(drawn.picture, 'image/webp')
    return keep(async (tx) => {
      const row = await lockMade(tx, ownerId, id)
      if (row.revision !== revision) throw refuse('changedElsewhere')
      await keepWork(tx, { ownerId, projectId: row.projectId })
      const called = (name ?? row.name).slice(0, limits.nameLength)
      const fileId = await holdPicture(tx, { ownerId, kind: 'made', name: called }, stored)
      await tx
        .update(productPicture)
        .set({ work, fileId, name: called, measures: drawn.measures, revision: revision + 1 })
        .where(and(eq(productPicture.id, id), ownedBy(productPicture, ownerId)))
      await showProduct(tx, row, { name: called, fileId })
      await dropUnused(tx, ownerId, [row.fileId])
      return readProduct(tx, ownerId, id)
    })
  },
}
