import type { ProductEntry } from '@toile/contract/features/products.ts'
import { productWorkSchema } from '@toile/craft/products/productWork.ts'
import { sureFirst } from '@toile/geometry'
import { refuse } from '@toile/rules/refusals.ts'
import { and, eq, type InferSelectModel } from 'drizzle-orm'
import { looksThere } from '../../documents/designs/looksThere.ts'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { file } from '../../host/database/schema/files.ts'
import { productPicture } from '../../host/database/schema/products.ts'
import { pictureOf } from '../../pictures/hold/picture.ts'

export type ProductRow = InferSelectModel<typeof productPicture>
type Row = { product: ProductRow; picture: InferSelectModel<typeof file> }

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
      list,
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

/** A product picture's row, locked until the transaction ends. */
export async function lockProduct(tx: Transaction, ownerId: string, id: string): Promise<ProductRow> {
  const own = and(eq(productPicture.id, id), ownedBy(productPicture, ownerId))
  const [row] = await tx.select().from(productPicture).where(own).for('update')
  if (!row) throw refuse('notFound')
  return row
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

/** Moves a product picture to a list of its states. */
export const setState = (tx: Transaction, { ownerId, id }: ProductRow, state: ProductRow['state']) =>
  tx
    .update(productPicture)
    .set({ state })
    .where(and(ownedBy(productPicture, ownerId), eq(productPicture.id, id)))
