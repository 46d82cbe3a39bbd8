import { type StoredCanvas, storedCanvasSchema } from '@toile/canvas/document/storedCanvas.ts'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { canvas } from '../../host/database/schema/canvases.ts'
import { type KeptCanvas, keptDocument } from '../../host/database/schema/states.ts'
import type { OwnProject } from '../../library/ownProject.ts'

/** As the database makes it of what stands there. */
const hashOfDocument = sql<string>`encode(sha256(convert_to(${canvas.document}::text, 'UTF8')), 'hex')`

const ofProject = ({ ownerId, projectId }: OwnProject) => and(ownedBy(canvas, ownerId), eq(canvas.projectId, projectId))

/** The paintings of a project as a state names them. */
export async function keptCanvases(tx: Transaction, own: OwnProject): Promise<KeptCanvas[]> {
  const rows = await tx
    .select({
      id: canvas.id,
      name: canvas.name,
      hash: hashOfDocument,
      origin: canvas.origin,
      previewId: canvas.previewId,
      revision: canvas.revision,
      createdAt: canvas.createdAt,
      updatedAt: canvas.updatedAt,
      deletedAt: canvas.deletedAt,
    })
    .from(canvas)
    .where(and(ownedBy(canvas, own.ownerId), ofProject(own)))
    .orderBy(asc(canvas.createdAt), asc(canvas.id))
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
  }))
}

/** Keeps the documents of the paintings of a project by hash. */
export async function keepPaintings(tx: Transaction, { ownerId, projectId }: OwnProject): Promise<void> {
  await tx.execute(sql`
    insert into kept_document (owner_id, hash, body)
    select distinct on (${hashOfDocument}) owner_id, ${hashOfDocument}, document
    from ${canvas} where owner_id = ${ownerId} and project_id = ${projectId}
    on conflict do nothing`)
}

/** Documents of paintings by hash: of those that stand in a project, and of those that its states name. */
export async function paintingsOf(
  tx: Transaction,
  own: OwnProject,
  kept: readonly KeptCanvas[],
): Promise<Map<string, StoredCanvas>> {
  const hashes = [...new Set(kept.map(({ hash }) => hash))]
  if (hashes.length === 0) return new Map()
  const standing = await tx
    .select({ hash: hashOfDocument, body: canvas.document })
    .from(canvas)
    .where(and(ownedBy(canvas, own.ownerId), ofProject(own)))
  const former = await tx
    .select({ hash: keptDocument.hash, body: keptDocument.body })
    .from(keptDocument)
    .where(and(ownedBy(keptDocument, own.ownerId), inArray(keptDocument.hash, hashes)))
  const bodies = new Map([...standing, ...former].map(({ hash, body }) => [hash, body]))
  return new Map([...bodies].map(([hash, body]) => [hash, storedCanvasSchema.parse(body)]))
}
