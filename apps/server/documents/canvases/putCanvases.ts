import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { canvas } from '../../host/database/schema/canvases.ts'
import { file } from '../../host/database/schema/files.ts'
import type { KeptCanvas } from '../../host/database/schema/states.ts'
import { publish } from '../../host/events/publish.ts'
import type { OwnProject } from '../../library/ownProject.ts'

/** Has a project have the paintings of a state and no others; a state of before there were any leaves them as they are. Windows are told. */
export async function putCanvases(
  tx: Transaction,
  { ownerId, projectId }: OwnProject,
  kept: readonly KeptCanvas[] | null,
): Promise<void> {
  if (!kept) return
  const standing = and(ownedBy(canvas, ownerId), eq(canvas.projectId, projectId))
  const ids = kept.map(({ id }) => id)
  await tx
    .delete(canvas)
    .where(and(ownedBy(canvas, ownerId), standing, ids.length ? notInArray(canvas.id, ids) : undefined))
  const wanted = kept.flatMap(({ previewId }) => previewId ?? [])
  const rows = wanted.length
    ? await tx
        .select({ id: file.id })
        .from(file)
        .where(and(ownedBy(file, ownerId), inArray(file.id, wanted)))
    : []
  const held = new Set(rows.map(({ id }) => id))
  for (const { id, hash, name, origin, previewId, revision, createdAt, updatedAt, deletedAt } of kept) {
    const form = {
      name,
      origin,
      document: sql<unknown>`(select body from kept_document where owner_id = ${ownerId} and hash = ${hash})`,
      previewId: previewId && held.has(previewId) ? previewId : null,
      updatedAt: new Date(updatedAt),
      deletedAt: deletedAt === null ? null : new Date(deletedAt),
    }
    const [put] = await tx
      .insert(canvas)
      .values({ ...form, id, ownerId, projectId, revision: revision + 1, createdAt: new Date(createdAt) })
      .onConflictDoUpdate({
        target: canvas.id,
        set: { ...form, revision: sql`greatest(${canvas.revision}, ${revision}) + 1` },
        setWhere: standing,
      })
      .returning({ revision: canvas.revision })
    if (put) await publish(tx, ownerId, 'canvas', { canvasId: id, revision: put.revision })
  }
}
