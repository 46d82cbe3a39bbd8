import { createHash } from 'node:crypto'
import type { StateReason } from '@toile/contract/features/history.ts'
import { sure, sureFirst } from '@toile/geometry'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import type { Only } from '../../host/database/only.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { collection, design } from '../../host/database/schema/designs.ts'
import {
  type KeptCanvas,
  type KeptDesign,
  type KeptProduct,
  keptDocument,
  projectState,
} from '../../host/database/schema/states.ts'
import { keepPaintings, keptCanvases } from '../canvases/keptCanvases.ts'
import { withoutDetail } from '../designs/detailPictures.ts'
import { keepWorks, keptProducts } from './keptProducts.ts'

/** A moment of a collection that is to be kept. */
export interface NewState {
  ownerId: string
  projectId: string
  reason: StateReason
  name?: string
  cameFrom?: string
  /** A form of one design that is kept in place of the one it has. */
  instead?: Pick<KeptDesign, 'id' | 'hash' | 'pictures' | 'thumbnails'> & { document: unknown }
}

async function designsOf(tx: Transaction, { ownerId, projectId, instead }: NewState): Promise<KeptDesign[]> {
  const rows = await tx
    .select({
      id: design.id,
      state: design.state,
      position: design.position,
      revision: design.revision,
      hash: design.documentHash,
      taskId: design.taskId,
      pictures: design.pictures,
      thumbnails: design.thumbnails,
      createdAt: design.createdAt,
    })
    .from(design)
    .where(and(ownedBy(design, ownerId), eq(design.projectId, projectId)))
    .orderBy(asc(design.position), asc(design.createdAt), asc(design.id))
  const kept = rows.map((row) => ({
    ...row,
    pictures: withoutDetail(row.pictures),
    createdAt: row.createdAt.toISOString(),
  }))
  if (!instead) return kept
  const { document, ...form } = instead
  await tx.insert(keptDocument).values({ ownerId, hash: form.hash, body: document }).onConflictDoNothing()
  return kept.map((row) => (row.id === form.id ? { ...row, ...form } : row))
}

/** Keeps the documents that now stand, by hash; answers the hash of the project's. */
async function keepDocuments(tx: Transaction, { ownerId, projectId }: NewState): Promise<string> {
  const { rows } = await tx.execute<{ hash: string }>(sql`
    with standing as (
      select owner_id, encode(sha256(convert_to(document::text, 'UTF8')), 'hex') as hash, document
      from project where owner_id = ${ownerId} and id = ${projectId}
    ), kept as (
      insert into kept_document (owner_id, hash, body)
      select owner_id, hash, document from standing
      union
      select distinct on (document_hash) owner_id, document_hash, document
      from design where owner_id = ${ownerId} and project_id = ${projectId}
      on conflict do nothing
    )
    select hash from standing`)
  return sure(rows[0]).hash
}

const fingerprintOf = (
  documentHash: string,
  designs: readonly KeptDesign[],
  order: readonly string[],
  products: readonly KeptProduct[],
  canvases: readonly KeptCanvas[],
) =>
  createHash('sha256')
    .update(
      JSON.stringify([
        documentHash,
        designs.map(({ id, state, position, hash }) => [id, state, position, hash]),
        order,
        ...products.map(({ id, state, name, hash, fileId }) => [id, state, name, hash, fileId]),
        ...canvases.map(({ id, name, hash, deletedAt }) => [id, name, hash, deletedAt]),
      ]),
    )
    .digest('hex')

/** Keeps how a collection stands at this moment; one that stands as its latest state does is not kept twice, unless it is given a name (requirement S2.50). Answers the state's id. */
export async function keepState<Given extends NewState>(
  tx: Transaction,
  given: Only<NewState, Given>,
): Promise<string> {
  const state: NewState = given
  const { ownerId, projectId, reason, name, cameFrom } = state
  const documentHash = await keepDocuments(tx, state)
  const designs = await designsOf(tx, state)
  const [own] = await tx
    .select({ order: collection.order })
    .from(collection)
    .where(and(ownedBy(collection, ownerId), eq(collection.projectId, projectId)))
  const order = own?.order ?? []
  await keepWorks(tx, state)
  const products = await keptProducts(tx, state)
  await keepPaintings(tx, state)
  const canvases = await keptCanvases(tx, state)
  const fingerprint = fingerprintOf(documentHash, designs, order, products, canvases)
  const [latest] = await tx
    .select({ id: projectState.id, fingerprint: projectState.fingerprint })
    .from(projectState)
    .where(and(ownedBy(projectState, ownerId), eq(projectState.projectId, projectId)))
    .orderBy(desc(projectState.createdAt))
    .limit(1)
  if (latest?.fingerprint === fingerprint && !name && !cameFrom) return latest.id
  const made = sureFirst(
    await tx
      .insert(projectState)
      .values({
        ownerId,
        projectId,
        reason,
        name,
        cameFrom,
        fingerprint,
        documentHash,
        designs,
        order,
        products,
        canvases,
      })
      .returning({ id: projectState.id }),
  )
  return made.id
}
