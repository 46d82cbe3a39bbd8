import type { Contract } from '@toile/contract/index.ts'
import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { orderFile } from '../../exports/orderFile.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { productPicture } from '../../host/database/schema/products.ts'
import type { Whole } from '../../host/http/context.ts'

/** Orders a ZIP of product pictures: those that are named, or a list, of it the liked ones or all that are not put aside. */
export const orderPack: Whole<Contract['products']['pack']> = async ({ projectId, ids, list, only }, context) => {
  const { id, state, createdAt, position } = productPicture
  const wanted = ids.length
    ? inArray(id, ids)
    : and(eq(productPicture.list, list), only === 'liked' ? eq(state, 'liked') : ne(state, 'deleted'))
  const rows = await context.tx
    .select({ id })
    .from(productPicture)
    .where(and(ownedBy(productPicture, context.identity.id), eq(productPicture.projectId, projectId), wanted))
    .orderBy(asc(createdAt), asc(position))
    .limit(limits.library.atOnce)
  if (rows.length === 0) throw refuse('nothingToPack')
  const ordered = ids.length ? ids.filter((one) => rows.some((row) => row.id === one)) : rows.map((row) => row.id)
  return orderFile(context, 'packProducts', { projectId, ids: ordered, language: context.language })
}
