import type { ProductEntry } from '@toile/contract/features/products.ts'
import { productListSchema } from '@toile/contract/productList.ts'
import { productWorkSchema } from '@toile/craft/products/productWork.ts'
import { sureFirst } from '@toile/geometry'
import { refuse } from '@toile/rules/refusals.ts'
import { and, eq, type InferSelectModel } from 'drizzle-orm'
import { looksThere } from '../../documents/designs/looksThere.ts'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { file } from '../../host/database/schema/files.ts'
import { productPicture } from '../../host/database/schema/products.ts'
import type { MadeRow } from '../../library/madeRow.ts'
import { pictureOf } from '../../pictures/hold/picture.ts'

type Row = { product: MadeRow; picture: InferSelectModel<typeof file> }

/** Product pictures as callers see them; a look that is gone is not named. */
export async function productEntries(tx: Transaction, ownerId: string, rows: readonly Row[]): Promise<ProductEntry[]> {
  const looks = await looksThere(
    tx,
    ownerId,
    rows.map(({ product }) => product.designId),
  )
  return rows.map(({ product, picture }) => {
    const { id, projectId, list, state, name, designId, fromId, measures, taskId, position, revision } = product
    return {
      id,
      projectId,
      list: productListSchema.parse(list),
      state,
      name,
      work: productWorkSchema.parse(product.work),
      designId: designId && looks.has(designId) ? designId : null,
      from: fromId,
      picture: pictureOf({ ...picture, name }),
      measures,
      taskId,
      position,
      revision,
      createdAt: product.createdAt.toISOString(),
    }
  })
}

/** A product picture as it now stands. */
export async function readProduct(tx: Transaction, ownerId: string, id: string): Promise<ProductEntry> {
  const rows = await tx
    .select({ product: productPicture, picture: file })
    .from(productPicture)
    .innerJoin(file, and(eq(file.id, productPicture.fileId), ownedBy(file, ownerId)))
    .where(and(eq(productPicture.id, id), ownedBy(productPicture, ownerId)))
  if (rows.length === 0) throw refuse('notFound')
  return sureFirst(await productEntries(tx, ownerId, rows))
}
