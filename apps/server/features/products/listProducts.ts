import type { Contract } from '@toile/contract/index.ts'
import { filmList } from '@toile/craft/films/filmList.ts'
import { eq, ne } from 'drizzle-orm'
import { productPicture } from '../../host/database/schema/products.ts'
import type { Whole } from '../../host/http/context.ts'
import { pageOfMade } from '../../library/pageOfMade.ts'
import { productEntries } from './productEntry.ts'

/** A page of the product pictures of a project, latest first. */
export const listProducts: Whole<Contract['products']['list']> = async ({ list, ...asked }, { tx, identity }) => {
  const ofList = list ? eq(productPicture.list, list) : ne(productPicture.list, filmList.id)
  const { rows, more } = await pageOfMade(tx, identity.id, asked, ofList)
  return { items: await productEntries(tx, identity.id, rows), more }
}
