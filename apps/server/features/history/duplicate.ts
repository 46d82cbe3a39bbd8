import { randomUUID } from 'node:crypto'
import { sureFirst } from '@toile/geometry'
import { projectSchema } from '@toile/studio/projects/project.ts'
import { and, asc, eq } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { collection, design } from '../../host/database/schema/designs.ts'
import { project } from '../../host/database/schema/projects.ts'
import { freeName } from '../../library/freeName.ts'
import { settleLibrary } from '../../library/likedLooks.ts'
import { lockProject } from '../../documents/projectStates/retrieveState.ts'
import { copyCanvases } from './copyCanvases.ts'
import { copyProducts } from './copyProducts.ts'

/** Makes a second collection of one: designs, product pictures and paintings of its own, files shared by hash (requirement S2.50). Answers its id. */
export async function duplicate(
  tx: Transaction,
  ownerId: string,
  asked: { id: string; name?: string | undefined },
): Promise<string> {
  const row = await lockProject(tx, ownerId, asked.id)
  const name = await freeName(tx, ownerId, asked.name ?? row.name)
  const document = { ...projectSchema.parse(row.document), name }
  const { id } = sureFirst(
    await tx
      .insert(project)
      .values({ ownerId, name, kind: row.kind, mode: row.mode, document })
      .returning({ id: project.id }),
  )
  const designs = await tx
    .select()
    .from(design)
    .where(and(ownedBy(design, ownerId), eq(design.projectId, asked.id)))
    .orderBy(asc(design.position), asc(design.createdAt))
  const copies = new Map(designs.map((one) => [one.id, randomUUID()]))
  if (designs.length)
    await tx.insert(design).values(
      designs.map(({ position, document: look, documentHash, state, pictures, thumbnails, createdAt, ...one }) => ({
        id: copies.get(one.id) ?? randomUUID(),
        projectId: id,
        ownerId,
        position,
        document: look,
        documentHash,
        state,
        pictures,
        thumbnails,
        createdAt,
      })),
    )
  const [own] = await tx
    .select({ order: collection.order })
    .from(collection)
    .where(and(ownedBy(collection, ownerId), eq(collection.projectId, asked.id)))
  const order = (own?.order ?? []).flatMap((one) => copies.get(one) ?? [])
  await tx.insert(collection).values({ projectId: id, ownerId, name, order })
  await settleLibrary(tx, { ownerId, projectId: id })
  await copyProducts(tx, ownerId, { from: asked.id, to: id, looks: copies })
  await copyCanvases(tx, ownerId, { from: asked.id, to: id, looks: copies })
  return id
}
