import type { Contract } from '@toile/contract/index.ts'
import { filmList } from '@toile/craft/films/filmList.ts'
import { eq } from 'drizzle-orm'
import { productPicture } from '../../host/database/schema/products.ts'
import type { Whole } from '../../host/http/context.ts'
import { pageOfMade } from '../../library/pageOfMade.ts'
import { filmEntries } from './filmEntry.ts'

/** A page of the films of a project, latest first. */
export const listFilms: Whole<Contract['films']['list']> = async ({ state, ...asked }, { tx, identity }) => {
  const ofState = state && eq(productPicture.state, state)
  const { rows, more } = await pageOfMade(tx, identity.id, asked, eq(productPicture.list, filmList.id), ofState)
  return { items: await filmEntries(tx, identity.id, rows), more }
}
