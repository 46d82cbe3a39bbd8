import type { Contract } from '@toile/contract/index.ts'
import { filmList } from '@toile/craft/films/filmList.ts'
import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { orderFile } from '../../exports/orderFile.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { productPicture } from '../../host/database/schema/products.ts'
import type { Whole } from '../../host/http/context.ts'

/** Orders a ZIP of films in one form: of those that are named, or of the liked ones or all that are not put aside, which were made in it. */
export const orderFilmPack: Whole<Contract['films']['pack']> = async ({ projectId, ids, form, only }, context) => {
  const { id, state, list, files, createdAt, position } = productPicture
  const wanted = ids.length ? inArray(id, ids) : only === 'liked' ? eq(state, 'liked') : ne(state, 'deleted')
  const own = and(
    ownedBy(productPicture, context.identity.id),
    eq(productPicture.projectId, projectId),
    eq(list, filmList.id),
  )
  const rows = await context.tx
    .select({ id })
    .from(productPicture)
    .where(and(own, wanted, sql`${files} ? ${form}`))
    .orderBy(asc(createdAt), asc(position))
    .limit(limits.library.atOnce)
  if (rows.length === 0) throw refuse('nothingToPack')
  return orderFile(context, 'packFilms', { projectId, ids: rows.map((row) => row.id), form })
}
