import type { Contract } from '@toile/contract/index.ts'
import { desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { ownedBy } from '../../host/database/owned.ts'
import { canvas } from '../../host/database/schema/canvases.ts'
import { project } from '../../host/database/schema/projects.ts'
import type { Whole } from '../../host/http/context.ts'
import { canvasEntry, selectCanvases } from './canvasEntry.ts'

const pageSize = 60
const last = alias(canvas, 'last')

/** A page of paintings, the one that was worked on last first. */
export const listCanvases: Whole<Contract['canvas']['list']> = async (
  { projectId, of, bin, after },
  { tx, identity },
) => {
  const { updatedAt, id, deletedAt } = canvas
  const rows = await selectCanvases(
    tx,
    identity.id,
    bin ? isNotNull(deletedAt) : isNull(deletedAt),
    projectId ? eq(canvas.projectId, projectId) : undefined,
    of ? sql`${canvas.origin} ->> 'id' = ${of}` : undefined,
    sql`not exists (
      select 1 from ${project}
      where ${ownedBy(project, identity.id)} and ${project.id} = ${canvas.projectId} and ${project.deletedAt} is not null)`,
    // Compared where the moments stand: read here, they would lose what is finer than a millisecond.
    after
      ? sql`not exists (
          select 1 from ${canvas} as ${last}
          where ${ownedBy(last, identity.id)} and ${last.id} = ${after}
            and (${updatedAt}, ${id}) >= (${last.updatedAt}, ${last.id}))`
      : undefined,
  )
    .orderBy(desc(updatedAt), desc(id))
    .limit(pageSize + 1)
  return { items: rows.slice(0, pageSize).map(canvasEntry), more: rows.length > pageSize }
}
