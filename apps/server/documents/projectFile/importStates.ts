import { createHash } from 'node:crypto'
import { projectSchema } from '@toile/studio/projects/project.ts'
import { keptDocument, projectState } from '../../host/database/schema/states.ts'
import { hashBytes } from '../../host/files/hashBytes.ts'
import type { Arriving } from './arriving.ts'
import { canvasRows } from './canvasRows.ts'
import { designRows } from './designRows.ts'
import { productRows } from './productRows.ts'
import type { CollectionContent } from './fileForm.ts'
import { rewriteIds } from './rewriteIds.ts'

const hashOf = (value: unknown) => hashBytes(Buffer.from(JSON.stringify(value)))

/** Keeps the states that came with a collection, at their own moments. */
export async function importStates(
  arriving: Arriving,
  own: { projectId: string; briefId: string | null; brandId: string | null },
  states: CollectionContent['states'],
): Promise<void> {
  const { tx, ownerId, ids } = arriving
  for (const { reason, name, createdAt, ...moment } of states) {
    const told = projectSchema.parse(rewriteIds(moment.project, ids))
    // A state may name a brand or a brief of another time, which the file does not hold.
    const project = {
      ...told,
      briefId: told.briefId && own.briefId,
      brandId: told.brandId && own.brandId,
    }
    const rows = designRows(arriving, moment)
    const taken = productRows(arriving, moment)
    const painted = canvasRows(arriving, moment)
    const documentHash = hashOf(project)
    await tx
      .insert(keptDocument)
      .values([
        { ownerId, hash: documentHash, body: project },
        ...new Map(
          rows.map((row) => [row.documentHash, { ownerId, hash: row.documentHash, body: row.document }]),
        ).values(),
        ...new Map(
          (taken ?? []).map(({ kept, work }) => [kept.hash, { ownerId, hash: kept.hash, body: work }]),
        ).values(),
        ...new Map(
          (painted ?? []).map(({ kept, document }) => [kept.hash, { ownerId, hash: kept.hash, body: document }]),
        ).values(),
      ])
      .onConflictDoNothing()
    const designs = rows.map(({ id, state, position, documentHash: hash, pictures, thumbnails, createdAt: made }) => ({
      id,
      state,
      position,
      hash,
      pictures,
      thumbnails,
      revision: 0,
      taskId: null,
      createdAt: made.toISOString(),
    }))
    const products = taken?.map(({ kept }) => kept) ?? null
    const canvases = painted?.map(({ kept }) => kept) ?? null
    const order = moment.order.flatMap((id) => ids.get(id) ?? [])
    await tx.insert(projectState).values({
      ownerId,
      projectId: own.projectId,
      reason,
      name,
      documentHash,
      designs,
      order,
      products,
      canvases,
      fingerprint: createHash('sha256')
        .update(JSON.stringify([documentHash, designs, order, products, canvases]))
        .digest('hex'),
      createdAt: new Date(createdAt),
    })
  }
}
