import { productLists } from '@toile/craft/products/productLists.ts'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { libraryItem } from '../../host/database/schema/library.ts'
import { productPicture } from '../../host/database/schema/products.ts'
import { addEntry } from '../../library/search/addEntry.ts'
import { changeEntry } from '../../library/search/changeEntry.ts'
import type { ProductRow } from './productEntry.ts'

const inLibrary = (ownerId: string, id: string) => and(ownedBy(libraryItem, ownerId), eq(libraryItem.productId, id))

/** Moves a product picture to a list of its states. */
export const setState = (tx: Transaction, { ownerId, id }: ProductRow, state: ProductRow['state']) =>
  tx
    .update(productPicture)
    .set({ state })
    .where(and(ownedBy(productPicture, ownerId), eq(productPicture.id, id)))

/** Takes out of the library what the like of a product picture brought there (requirement S4.03). */
export const takeFromLibrary = (tx: Transaction, { ownerId, id }: ProductRow) =>
  tx.delete(libraryItem).where(inLibrary(ownerId, id))

/** Puts a liked product picture into the library, once (requirement S4.03). */
export async function putInLibrary(tx: Transaction, row: ProductRow): Promise<void> {
  const { id, ownerId, list, name, fileId } = row
  await takeFromLibrary(tx, row)
  const category = productLists.find((one) => one.id === list)?.category.label ?? ''
  await addEntry(tx, { ownerId, tab: 'looks', category, name, fileId, productId: id, source: 'Generate' })
}

/** Has the library show a liked product picture as it now stands; one that is not there stays away. */
export async function showInLibrary(
  tx: Transaction,
  { ownerId, id }: ProductRow,
  change: Partial<Pick<ProductRow, 'name' | 'fileId'>>,
): Promise<void> {
  const entries = await tx.select({ id: libraryItem.id }).from(libraryItem).where(inLibrary(ownerId, id))
  for (const entry of entries) await changeEntry(tx, ownerId, entry.id, change)
}
