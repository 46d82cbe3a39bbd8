import { and, eq, type SQL } from 'drizzle-orm'
import type { Transaction } from '../host/database/database.ts'
import { ownedBy } from '../host/database/owned.ts'
import { file } from '../host/database/schema/files.ts'
import { productPicture } from '../host/database/schema/products.ts'
import type { MadeRow } from './madeRow.ts'

/** What was made with its picture: a product picture, or a film with its poster. */
export interface MadeWithPicture {
  made: MadeRow
  picture: typeof file.$inferSelect
}

/** What one person has made that fulfils conditions, each with its picture. */
export const selectMade = (tx: Transaction, ownerId: string, ...wanted: readonly (SQL | undefined)[]) =>
  tx
    .select({ made: productPicture, picture: file })
    .from(productPicture)
    .innerJoin(file, and(eq(file.id, productPicture.fileId), ownedBy(file, ownerId)))
    .where(and(ownedBy(productPicture, ownerId), ...wanted))
    .$dynamic()
