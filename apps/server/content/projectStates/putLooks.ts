import { designSchema } from '@toile/fashion/designs/design.ts'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { design } from '../../host/database/schema/designs.ts'
import { file } from '../../host/database/schema/files.ts'
import type { KeptDesign } from '../../host/database/schema/states.ts'
import { task } from '../../host/database/schema/tasks.ts'
import { storedName } from '../../host/files/files.ts'
import type { Server } from '../../host/server.ts'
import { drawAside } from '../drawing/drawAside.ts'
import { redraw } from '../keepDesign.ts'
import { loadUploads } from '../uploads.ts'

const shown = { width: 1024, height: 1536, view: 'front', transparent: false, format: 'webp' } as const

/** Puts kept designs into their project under their own ids: rows that are there take their former form, the others are there again. */
export async function putLooks(
  tx: Transaction,
  own: { ownerId: string; projectId: string },
  kept: readonly KeptDesign[],
): Promise<void> {
  if (kept.length === 0) return
  const tasks = [...new Set(kept.flatMap(({ taskId }) => taskId ?? []))]
  const known = tasks.length ? await tx.select({ id: task.id }).from(task).where(inArray(task.id, tasks)) : []
  const there = new Set(known.map(({ id }) => id))
  for (const { id, state, position, revision, hash, taskId, pictures, thumbnails, createdAt } of kept) {
    const document = sql<unknown>`(select body from kept_document where owner_id = ${own.ownerId} and hash = ${hash})`
    const form = { state, position, document, documentHash: hash, pictures, thumbnails, updatedAt: new Date() }
    await tx
      .insert(design)
      .values({
        ...own,
        ...form,
        id,
        taskId: taskId && there.has(taskId) ? taskId : null,
        revision: revision + 1,
        createdAt: new Date(createdAt),
      })
      .onConflictDoUpdate({
        target: design.id,
        set: { ...form, revision: sql`greatest(${design.revision}, ${revision}) + 1` },
        setWhere: eq(design.projectId, own.projectId),
      })
  }
}

/** Draws again what was drawn of designs and is stored no longer. */
export async function drawMissing(
  { files }: Pick<Server, 'files'>,
  tx: Transaction,
  ownerId: string,
  kept: readonly Pick<KeptDesign, 'id' | 'pictures'>[],
): Promise<number> {
  const lost: string[] = []
  for (const { id, pictures } of kept)
    if (!pictures['front'] || !(await files.store.has(storedName(pictures['front'], 'image/webp')))) lost.push(id)
  if (lost.length === 0) return 0
  const rows = await tx
    .select({ id: design.id, document: design.document, width: file.width, height: file.height })
    .from(design)
    .leftJoin(
      file,
      sql`${file.ownerId} = ${ownerId} and ${file.hash} = ${design.pictures}->>'front' and ${file.kind} = 'drawn'`,
    )
    .where(inArray(design.id, lost))
  const documents = rows.map(({ document }) => designSchema.parse(document))
  const sizes = rows.map(({ width, height }) => (width && height ? { width, height } : {}))
  const uploads = await loadUploads(tx, files, ownerId, documents)
  const drawn = await drawAside(
    documents.map((document, i) => ({ picture: { design: document, ...shown, ...sizes[i] } })),
    uploads,
  )
  for (const [i, { id }] of rows.entries()) await redraw(tx, files, ownerId, id, drawn[i])
  return lost.length
}
