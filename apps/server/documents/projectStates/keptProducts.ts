import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { productPicture } from '../../host/database/schema/products.ts'
import { type KeptProduct, keptDocument } from '../../host/database/schema/states.ts'
import { type MadeWork, madeWorkSchema } from '../../library/madeWork.ts'
import type { OwnProject } from '../../library/ownProject.ts'

/** As the database makes it of what stands there. */
const hashOfWork = sql<string>`encode(sha256(convert_to(${productPicture.work}::text, 'UTF8')), 'hex')`

/** The product pictures and films of a project as a state names them. */
export async function keptProducts(tx: Transaction, { ownerId, projectId }: OwnProject): Promise<KeptProduct[]> {
  const made = productPicture
  const rows = await tx
    .select({
      hash: hashOfWork,
      id: made.id,
      list: made.list,
      state: made.state,
      name: made.name,
      designId: made.designId,
      designIds: made.designIds,
      fromId: made.fromId,
      fileId: made.fileId,
      files: made.files,
      measures: made.measures,
      taskId: made.taskId,
      position: made.position,
      revision: made.revision,
      createdAt: made.createdAt,
    })
    .from(productPicture)
    .where(and(ownedBy(productPicture, ownerId), eq(productPicture.projectId, projectId)))
    .orderBy(asc(made.createdAt), asc(made.id))
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** Keeps by hash what the product pictures of a project are of. */
export async function keepWorks(tx: Transaction, { ownerId, projectId }: OwnProject): Promise<void> {
  await tx.execute(sql`
    insert into kept_document (owner_id, hash, body)
    select distinct on (${hashOfWork}) owner_id, ${hashOfWork}, work
    from ${productPicture} where owner_id = ${ownerId} and project_id = ${projectId}
    on conflict do nothing`)
}

/** What product pictures are of, by hash: of those that stand in a project, and of those that its states name. */
export async function worksOf(
  tx: Transaction,
  { ownerId, projectId }: OwnProject,
  kept: readonly KeptProduct[],
): Promise<Map<string, MadeWork>> {
  const hashes = [...new Set(kept.map(({ hash }) => hash))]
  if (hashes.length === 0) return new Map()
  const standing = await tx
    .select({ hash: hashOfWork, body: productPicture.work })
    .from(productPicture)
    .where(and(ownedBy(productPicture, ownerId), eq(productPicture.projectId, projectId)))
  const former = await tx
    .select({ hash: keptDocument.hash, body: keptDocument.body })
    .from(keptDocument)
    .where(and(ownedBy(keptDocument, ownerId), inArray(keptDocument.hash, hashes)))
  const bodies = new Map([...standing, ...former].map(({ hash, body }) => [hash, body]))
  return new Map([...bodies].map(([hash, body]) => [hash, madeWorkSchema.parse(body)]))
}
