import type { ProductEntry } from '@toile/contract/features/products.ts'
import { productListSchema } from '@toile/contract/productList.ts'
import { productWorkSchema } from '@toile/craft/products/productWork.ts'
import { sureFirst } from '@toile/geometry'
import { refuse } from '@toile/rules/refusals.ts'
import { eq } from 'drizzle-orm'
import { looksThere } from '../../documents/designs/looksThere.ts'
import type { Transaction } from '../../host/database/database.ts'
import { productPicture } from '../../host/database/schema/products.ts'
import { type MadeWithPicture, selectMade } from '../../library/selectMade.ts'
import { pictureOf } from '../../pictures/hold/picture.ts'

/** Product pictures as callers see them; a look that is gone is not named. */
export async function productEntries(
  tx: Transaction,
  ownerId: string,
  rows: readonly MadeWithPicture[],
): Promise<ProductEntry[]> {
  const looks = await looksThere(
    tx,
    ownerId,
    rows.map(({ made }) => made.designId),
  )
  return rows.map(({ made, picture }) => {
    const { id, projectId, list, state, name, designId, fromId, measures, taskId, position, revision } = made
    return {
      id,
      projectId,
      list: productListSchema.parse(list),
      state,
      name,
      work: productWorkSchema.parse(made.work),
      designId: designId && looks.has(designId) ? designId : null,
      from: fromId,
      picture: pictureOf({ ...picture, name }),
      measures,
      taskId,
      position,
      revision,
      createdAt: made.createdAt.toISOString(),
    }
  })
}

/** A product picture as it now stands. */
export async function readProduct(tx: Transaction, ownerId: string, id: string): Promise<ProductEntry> {
  const rows = await selectMade(tx, ownerId, eq(productPicture.id, id))
  if (rows.length === 0) throw refuse('notFound')
  return sureFirst(await productEntries(tx, ownerId, rows))
}
