import { refuse } from '@toile/rules/refusals.ts'
import { and, eq, type InferSelectModel } from 'drizzle-orm'
import type { Transaction } from '../host/database/database.ts'
import { ownedBy } from '../host/database/owned.ts'
import { productPicture } from '../host/database/schema/products.ts'
import { putProductIn, showProduct, takeProductOut } from './likedProducts.ts'

export type MadeRow = InferSelectModel<typeof productPicture>

const ownRow = (ownerId: string, id: string) => and(eq(productPicture.id, id), ownedBy(productPicture, ownerId))

/** The row of a product picture or a film, locked until the transaction ends. */
export async function lockMade(tx: Transaction, ownerId: string, id: string): Promise<MadeRow> {
  const [row] = await tx.select().from(productPicture).where(ownRow(ownerId, id)).for('update')
  if (!row) throw refuse('notFound')
  return row
}

const setState = (tx: Transaction, { ownerId, id }: MadeRow, state: MadeRow['state']) =>
  tx.update(productPicture).set({ state }).where(ownRow(ownerId, id))

/** Renames what was made, in the library too. */
export async function renameMade(tx: Transaction, ownerId: string, id: string, name: string): Promise<void> {
  const row = await lockMade(tx, ownerId, id)
  await tx.update(productPicture).set({ name }).where(ownRow(ownerId, id))
  await showProduct(tx, row, { name })
}

/** Moves what was made to the liked list and into the library, once. */
export async function likeMade(tx: Transaction, ownerId: string, id: string): Promise<void> {
  const row = await lockMade(tx, ownerId, id)
  if (row.state === 'liked') return
  await setState(tx, row, 'liked')
  await putProductIn(tx, row)
}

/** Reverses a like. */
export async function unlikeMade(tx: Transaction, ownerId: string, id: string): Promise<void> {
  const row = await lockMade(tx, ownerId, id)
  if (row.state !== 'liked') return
  await setState(tx, row, 'staged')
  await takeProductOut(tx, row)
}

/** Puts what was made aside. */
export async function putAside(tx: Transaction, ownerId: string, id: string): Promise<void> {
  const row = await lockMade(tx, ownerId, id)
  await setState(tx, row, 'deleted')
  await takeProductOut(tx, row)
}

/** Brings back what was put aside. */
export async function bringBack(tx: Transaction, ownerId: string, id: string): Promise<void> {
  const row = await lockMade(tx, ownerId, id)
  if (row.state !== 'deleted') return
  await setState(tx, row, 'staged')
  await takeProductOut(tx, row)
}
