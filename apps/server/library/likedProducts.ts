import { filmList } from '@toile/craft/films/filmList.ts'
import { productLists } from '@toile/craft/products/productLists.ts'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '../host/database/database.ts'
import { ownedBy } from '../host/database/owned.ts'
import { libraryItem } from '../host/database/schema/library.ts'
import { productPicture } from '../host/database/schema/products.ts'
import type { OwnProject } from './ownProject.ts'
import { addEntry } from './search/addEntry.ts'
import { changeEntry } from './search/changeEntry.ts'

type ProductRow = typeof productPicture.$inferSelect

const inLibrary = (ownerId: string, id: string) => and(ownedBy(libraryItem, ownerId), eq(libraryItem.productId, id))

/** Takes out of the library what the like of a product picture brought there (requirement S4.03). */
export const takeProductOut = (tx: Transaction, { ownerId, id }: Pick<ProductRow, 'ownerId' | 'id'>) =>
  tx.delete(libraryItem).where(inLibrary(ownerId, id))

/** Puts a liked product picture into the library, once (requirement S4.03). */
export async function putProductIn(tx: Transaction, row: ProductRow): Promise<void> {
  const { id, ownerId, list, name, fileId } = row
  await takeProductOut(tx, row)
  const category = [...productLists, filmList].find((one) => one.id === list)?.category.label ?? ''
  await addEntry(tx, { ownerId, tab: 'looks', category, name, fileId, productId: id, source: 'Generate' })
}

/** Has the library show a liked product picture as it now stands; one that is not there stays away. Answers whether it is there. */
export async function showProduct(
  tx: Transaction,
  { ownerId, id }: Pick<ProductRow, 'ownerId' | 'id'>,
  change: Partial<Pick<ProductRow, 'name' | 'fileId'>>,
): Promise<boolean> {
  const entries = await tx.select({ id: libraryItem.id }).from(libraryItem).where(inLibrary(ownerId, id))
  for (const entry of entries) await changeEntry(tx, ownerId, entry.id, change)
  return entries.length > 0
}

/** Gives a product picture that was away, and is there again, the entry that stayed in the library meanwhile. */
async function findAgain(tx: Transaction, { id, ownerId, fileId }: ProductRow): Promise<boolean> {
  const own = ownedBy(libraryItem, ownerId)
  const [entry] = await tx
    .select({ id: libraryItem.id })
    .from(libraryItem)
    .where(
      and(
        own,
        eq(libraryItem.tab, 'looks'),
        eq(libraryItem.source, 'Generate'),
        isNull(libraryItem.productId),
        isNull(libraryItem.designId),
        isNull(libraryItem.deletedAt),
        eq(libraryItem.fileId, fileId),
      ),
    )
    .limit(1)
  if (!entry) return false
  await tx
    .update(libraryItem)
    .set({ productId: id })
    .where(and(own, eq(libraryItem.id, entry.id)))
  return true
}

/** Brings the library in line with the product pictures of a project that were replaced: liked ones are in it as they now stand, staged ones are not. */
export async function settleProducts(tx: Transaction, { ownerId, projectId }: OwnProject): Promise<void> {
  const own = and(ownedBy(productPicture, ownerId), eq(productPicture.projectId, projectId))
  const entries = ownedBy(libraryItem, ownerId)
  const staged = tx
    .select({ id: productPicture.id })
    .from(productPicture)
    .where(and(own, eq(productPicture.state, 'staged')))
  await tx.delete(libraryItem).where(and(entries, inArray(libraryItem.productId, staged)))
  const liked = await tx
    .select()
    .from(productPicture)
    .where(and(own, eq(productPicture.state, 'liked')))
  for (const row of liked) {
    const { name, fileId } = row
    if (!(await showProduct(tx, row, { name, fileId })) && !(await findAgain(tx, row))) await putProductIn(tx, row)
  }
}
