import type { Contract } from '@toile/contract/index.ts'
import { and, asc, desc, eq, gt, lt, ne, or } from 'drizzle-orm'
import { ownedBy } from '../../host/database/owned.ts'
import { lineDrawing } from '../../host/database/schema/lineDrawings.ts'
import type { Whole } from '../../host/http/context.ts'
import { lineEntries, selectLines } from './lineEntry.ts'

const pageSize = 36

/** A page of line drawings, latest picture first, those of one picture in its order; what was put aside is not among them. */
export const listLines: Whole<Contract['lines']['list']> = async (
  { taskId, designId, fileId, liked, after },
  { tx, identity, language },
) => {
  const { createdAt, position, id, state } = lineDrawing
  const [last] = after
    ? await tx
        .select({ createdAt, position, id })
        .from(lineDrawing)
        .where(and(ownedBy(lineDrawing, identity.id), eq(id, after)))
    : []
  const rows = await selectLines(
    tx,
    identity.id,
    liked ? eq(state, 'liked') : ne(state, 'deleted'),
    taskId ? eq(lineDrawing.taskId, taskId) : undefined,
    designId ? eq(lineDrawing.designId, designId) : undefined,
    fileId ? eq(lineDrawing.fromId, fileId) : undefined,
    last &&
      or(
        lt(createdAt, last.createdAt),
        and(eq(createdAt, last.createdAt), gt(position, last.position)),
        and(eq(createdAt, last.createdAt), eq(position, last.position), lt(id, last.id)),
      ),
  )
    .orderBy(desc(createdAt), asc(position), desc(id))
    .limit(pageSize + 1)
  return {
    items: await lineEntries(tx, identity.id, rows.slice(0, pageSize), language),
    more: rows.length > pageSize,
  }
}
