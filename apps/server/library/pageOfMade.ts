import { and, desc, eq, lt, or, type SQL } from 'drizzle-orm'
import type { Transaction } from '../host/database/database.ts'
import { ownedBy } from '../host/database/owned.ts'
import { productPicture } from '../host/database/schema/products.ts'
import { type MadeWithPicture, selectMade } from './selectMade.ts'

const pageSize = 60

/** What is asked of a list of a project: of one task, beginning after an entry. */
interface Asked {
  projectId: string
  taskId?: string | undefined
  after?: string | undefined
}

/** A page of what was made in a project and fulfils conditions, latest first. */
export async function pageOfMade(
  tx: Transaction,
  ownerId: string,
  { projectId, taskId, after }: Asked,
  ...wanted: readonly (SQL | undefined)[]
): Promise<{ rows: MadeWithPicture[]; more: boolean }> {
  const { createdAt, id } = productPicture
  const ofProject = eq(productPicture.projectId, projectId)
  const [last] = after
    ? await tx
        .select({ createdAt, id })
        .from(productPicture)
        .where(and(ownedBy(productPicture, ownerId), ofProject, eq(id, after)))
    : []
  const rows = await selectMade(
    tx,
    ownerId,
    ofProject,
    taskId ? eq(productPicture.taskId, taskId) : undefined,
    last && or(lt(createdAt, last.createdAt), and(eq(createdAt, last.createdAt), lt(id, last.id))),
    ...wanted,
  )
    .orderBy(desc(createdAt), desc(id))
    .limit(pageSize + 1)
  return { rows: rows.slice(0, pageSize), more: rows.length > pageSize }
}
