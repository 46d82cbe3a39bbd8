import { sure } from '@toile/geometry'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transact, Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { design } from '../../host/database/schema/designs.ts'
import { type KeptDesign, keptDocument } from '../../host/database/schema/states.ts'
import { task } from '../../host/database/schema/tasks.ts'
import { type Files, storedName } from '../../host/files/files.ts'
import type { OwnProject } from '../../library/ownProject.ts'
import { drawShown } from '../../pictures/drawing/drawShown.ts'
import { sizedDesigns } from '../../pictures/drawing/sizedDesigns.ts'
import { hangPicture } from '../designs/keepDesign.ts'

/** Puts kept designs into their project under their own ids: rows that are there take their former form, the others are there again. */
export async function putLooks(tx: Transaction, own: OwnProject, kept: readonly KeptDesign[]): Promise<void> {
  if (kept.length === 0) return
  const tasks = [...new Set(kept.flatMap(({ taskId }) => taskId ?? []))]
  const known = tasks.length
    ? await tx
        .select({ id: task.id })
        .from(task)
        .where(and(ownedBy(task, own.ownerId), inArray(task.id, tasks)))
    : []
  const there = new Set(known.map(({ id }) => id))
  for (const { id, state, position, revision, hash, taskId, pictures, thumbnails, createdAt } of kept) {
    const document = sql<unknown>`(select body from kept_document where owner_id = ${own.ownerId} and hash = ${hash})`
    const form = { state, position, document, documentHash: hash, pictures, thumbnails, updatedAt: new Date() }
    await tx
      .insert(design)
      .values({
        ownerId: own.ownerId,
        projectId: own.projectId,
        ...form,
        id,
        taskId: taskId && there.has(taskId) ? taskId : null,
        revision: revision + 1,
        createdAt: new Date(createdAt),
      })
      .onConflictDoUpdate({
        target: design.id,
        set: { ...form, revision: sql`greatest(${design.revision}, ${revision}) + 1` },
        setWhere: and(ownedBy(design, own.ownerId), eq(design.projectId, own.projectId)),
      })
  }
}

/** Draws again what was drawn of kept designs and is stored no longer; `hang` gives it to them once they are put. */
export async function drawMissing(
  from: { load: Transact; files: Files; ownerId: string },
  kept: readonly Pick<KeptDesign, 'id' | 'hash' | 'pictures'>[],
): Promise<{ hang(tx: Transaction): Promise<void> }> {
  const { load, files, ownerId } = from
  const lost: (typeof kept)[number][] = []
  for (const one of kept) {
    const front = one.pictures['front']
    if (!front || !(await files.store.has(storedName(front, 'image/webp')))) lost.push(one)
  }
  const looks = await load(async (tx) => {
    const bodies = lost.length
      ? await tx
          .select({ hash: keptDocument.hash, body: keptDocument.body })
          .from(keptDocument)
          .where(
            and(
              ownedBy(keptDocument, ownerId),
              inArray(
                keptDocument.hash,
                lost.map(({ hash }) => hash),
              ),
            ),
          )
      : []
    const known = lost.flatMap(({ id, hash, pictures }) => {
      const found = bodies.find((one) => one.hash === hash)
      return found ? [{ id, document: found.body, pictures }] : []
    })
    const documents = await sizedDesigns(tx, ownerId, known)
    return known.map(({ id }, i) => ({ id, document: sure(documents[i]) }))
  })
  const drawn = looks.length
    ? await drawShown(
        from,
        looks.map(({ document }) => document),
      )
    : []
  return {
    async hang(tx) {
      for (const [i, stored] of drawn.entries()) await hangPicture(tx, { ownerId, id: sure(looks[i]).id }, stored)
    },
  }
}
