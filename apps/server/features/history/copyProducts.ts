import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { productPicture } from '../../host/database/schema/products.ts'
import { settleProducts } from '../../library/likedProducts.ts'

/** A collection, a second one that is made of it, and the looks of that by the ids of the first. */
export type Copied = Readonly<{ from: string; to: string; looks: ReadonlyMap<string, string> }>

/** Gives a second collection the product pictures of the first, of its own looks, which are known by the old ids. */
export async function copyProducts(tx: Transaction, ownerId: string, { from, to, looks }: Copied): Promise<void> {
  const rows = await tx
    .select()
    .from(productPicture)
    .where(and(ownedBy(productPicture, ownerId), eq(productPicture.projectId, from)))
  if (rows.length === 0) return
  const copies = new Map(rows.map(({ id }) => [id, randomUUID()]))
  await tx.insert(productPicture).values(
    rows.map((row) => ({
      ...row,
      taskId: null,
      revision: 0,
      id: copies.get(row.id),
      projectId: to,
      designId: (row.designId && looks.get(row.designId)) ?? null,
      designIds: row.designIds.map((one) => looks.get(one) ?? one),
      fromId: (row.fromId && copies.get(row.fromId)) ?? null,
    })),
  )
  await settleProducts(tx, { ownerId, projectId: to })
}
