import type { Contract } from '@toile/contract/index.ts'
import { filmList } from '@toile/craft/films/filmList.ts'
import { and, desc, eq, lt, or } from 'drizzle-orm'
import { ownedBy } from '../../host/database/owned.ts'
import { file } from '../../host/database/schema/files.ts'
import { productPicture } from '../../host/database/schema/products.ts'
import type { Whole } from '../../host/http/context.ts'
import { filmEntries } from './filmEntry.ts'

const pageSize = 60

/** A page of the films of a project, latest first. */
export const listFilms: Whole<Contract['films']['list']> = async (
  { projectId, state, taskId, after },
  { tx, identity },
) => {
  const { createdAt, id, list } = productPicture
  const own = and(ownedBy(productPicture, identity.id), eq(productPicture.projectId, projectId), eq(list, filmList.id))
  const [last] = after
    ? await tx
        .select({ createdAt, id })
        .from(productPicture)
        .where(and(own, eq(id, after)))
    : []
  const rows = await tx
    .select({ film: productPicture, poster: file })
    .from(productPicture)
    .innerJoin(file, and(eq(file.id, productPicture.fileId), ownedBy(file, identity.id)))
    .where(
      and(
        own,
        state && eq(productPicture.state, state),
        taskId ? eq(productPicture.taskId, taskId) : undefined,
        last && or(lt(createdAt, last.createdAt), and(eq(createdAt, last.createdAt), lt(id, last.id))),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(pageSize + 1)
  return { items: await filmEntries(tx, identity.id, rows.slice(0, pageSize)), more: rows.length > pageSize }
}
