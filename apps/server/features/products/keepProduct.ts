import { randomUUID } from 'node:crypto'
import type { ProductWork } from '@toile/craft/products/productWork.ts'
import { limits } from '@toile/rules/limits.ts'
import type { Transaction } from '../../host/database/database.ts'
import { productPicture } from '../../host/database/schema/products.ts'
import type { Files } from '../../host/files/files.ts'
import type { MeasuredPicture } from '../../pictures/drawing/readMeasured.ts'
import { holdPicture } from '../../pictures/hold/holdPicture.ts'

/** A new product picture; one of a task has its place among the results. */
export interface NewProduct {
  ownerId: string
  projectId: string
  list: 'toProductImage' | 'relight'
  name: string
  work: ProductWork
  designId: string | null
  fromId: string | null
  taskId: string | null
  position: number
}

/** Stores a product picture; `keep` writes its rows. */
export async function keepProduct(
  files: Files,
  product: NewProduct,
  { picture, measures }: MeasuredPicture,
): Promise<{ id: string; keep(tx: Transaction): Promise<void> }> {
  const id = randomUUID()
  const stored = await files.putDrawn(picture, 'image/webp')
  const name = product.name.slice(0, limits.nameLength)
  return {
    id,
    async keep(tx) {
      const fileId = await holdPicture(tx, { ownerId: product.ownerId, kind: 'made', name }, stored)
      await tx.insert(productPicture).values({ ...product, id, name, fileId, measures })
    },
  }
}
