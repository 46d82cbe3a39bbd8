import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { file } from '../../host/database/schema/files.ts'
import { productPicture } from '../../host/database/schema/products.ts'
import type { KeptProduct } from '../../host/database/schema/states.ts'
import { task } from '../../host/database/schema/tasks.ts'
import { settleProducts } from '../../library/likedProducts.ts'
import type { OwnProject } from '../../library/ownProject.ts'

/** Has a project have the product pictures of a state and no others; a state of before there were any leaves them as they are. Answers how many are lost, whose pictures are held no longer. */
export async function putProducts(
  tx: Transaction,
  own: OwnProject,
  kept: readonly KeptProduct[] | null,
): Promise<number> {
  if (!kept) return 0
  const { ownerId, projectId } = own
  const standing = and(ownedBy(productPicture, ownerId), eq(productPicture.projectId, projectId))
  const ids = kept.map(({ id }) => id)
  await tx.delete(productPicture).where(and(standing, ids.length ? notInArray(productPicture.id, ids) : undefined))
  const files = await present(
    kept.flatMap(({ fileId, files: own = {} }) => [fileId, ...Object.values(own)]),
    (some) =>
      tx
        .select({ id: file.id })
        .from(file)
        .where(and(ownedBy(file, ownerId), inArray(file.id, some))),
  )
  const tasks = await present(
    kept.flatMap(({ taskId }) => taskId ?? []),
    (some) =>
      tx
        .select({ id: task.id })
        .from(task)
        .where(and(ownedBy(task, ownerId), inArray(task.id, some))),
  )
  const held = kept.filter(({ fileId }) => files.has(fileId))
  for (const { id, fromId: _, hash, revision, taskId, createdAt, files: own = {}, ...kept } of held) {
    const form = { ...kept, files: Object.fromEntries(Object.entries(own).filter(([, fileId]) => files.has(fileId))) }
    const work = sql<unknown>`(select body from kept_document where owner_id = ${ownerId} and hash = ${hash})`
    await tx
      .insert(productPicture)
      .values({
        ...form,
        ownerId,
        projectId,
        id,
        work,
        taskId: taskId && tasks.has(taskId) ? taskId : null,
        revision: revision + 1,
        createdAt: new Date(createdAt),
      })
      .onConflictDoUpdate({
        target: productPicture.id,
        set: { ...form, work, revision: sql`greatest(${productPicture.revision}, ${revision}) + 1` },
        setWhere: standing,
      })
  }
  const there = new Set(held.map(({ id }) => id))
  for (const { id, fromId } of held)
    if (fromId && there.has(fromId))
      await tx
        .update(productPicture)
        .set({ fromId })
        .where(and(standing, eq(productPicture.id, id)))
  await settleProducts(tx, own)
  return kept.length - held.length
}

async function present(
  ids: readonly string[],
  read: (ids: string[]) => Promise<{ id: string }[]>,
): Promise<Set<string>> {
  const asked = [...new Set(ids)]
  return new Set(asked.length ? (await read(asked)).map(({ id }) => id) : [])
}
