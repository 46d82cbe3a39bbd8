import { randomUUID } from 'node:crypto'
import { designSchema } from '@toile/craft/designs/design.ts'
import { sureFirst } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { type Identity, systemUsers } from '@toile/studio/people/access.ts'
import { projectSchema } from '@toile/studio/projects/project.ts'
import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { collection, design } from '../../host/database/schema/designs.ts'
import { element } from '../../host/database/schema/elements.ts'
import { figure } from '../../host/database/schema/figures.ts'
import { file } from '../../host/database/schema/files.ts'
import { project } from '../../host/database/schema/projects.ts'
import { projectState } from '../../host/database/schema/states.ts'
import { traced } from '../../host/database/schema/traced.ts'
import type { StoredPicture } from '../../host/files/files.ts'
import { freeName } from '../../library/freeName.ts'
import { settleLibrary } from '../../library/likedLooks.ts'
import { settleProducts } from '../../library/likedProducts.ts'
import { madeWorkSchema } from '../../library/madeWork.ts'
import { holdTiles } from '../canvases/holdTiles.ts'
import { keepState } from '../projectStates/keepState.ts'
import type { Arriving } from './arriving.ts'
import { heldAs, type TrialRoom } from './checkTrialRoom.ts'
import { designRows } from './designRows.ts'
import { putArrivingCanvases } from './canvasRows.ts'
import { putArriving } from './productRows.ts'
import type { ComingContent } from './fileForm.ts'
import { importBrand } from './importBrand.ts'
import { importBrief } from './importBrief.ts'
import { importStates } from './importStates.ts'
import { holdFilms, holdPictures } from './putPictures.ts'
import { rewriteIds } from './rewriteIds.ts'

/** The collection of a person that a file was written of, or that was imported from it before. */
export async function alreadyHere(tx: Transaction, ownerId: string, cameFrom: string) {
  const before = tx
    .select({ id: projectState.projectId })
    .from(projectState)
    .where(and(ownedBy(projectState, ownerId), eq(projectState.cameFrom, cameFrom)))
  const [found] = await tx
    .select({ id: project.id, name: project.name })
    .from(project)
    .where(
      and(
        ownedBy(project, ownerId),
        isNull(project.deletedAt),
        or(eq(project.id, cameFrom), inArray(project.id, before)),
      ),
    )
    .orderBy(desc(project.updatedAt))
    .limit(1)
  return found ?? null
}

/** What a person on trial may still take in; null where no trial limits it. */
export async function trialRoomOf(
  tx: Transaction,
  owner: Pick<Identity, 'id' | 'systemUser'>,
): Promise<TrialRoom | null> {
  if (owner.systemUser !== systemUsers.trial) return null
  const held = await tx.select({ hash: file.hash, kind: file.kind }).from(file).where(ownedBy(file, owner.id))
  return { left: limits.trialUploads - held.filter(({ kind }) => kind === 'upload').length, held: held.map(heldAs) }
}

/** The pictures of a file, where those that a person has from the sample project stay that. */
async function knownPictures(tx: Transaction, ownerId: string, { pictures }: ComingContent) {
  const own = await tx
    .select({ hash: file.hash })
    .from(file)
    .where(and(ownedBy(file, ownerId), eq(file.kind, 'sample')))
  const samples = new Set(own.map(({ hash }) => hash))
  return pictures.map((picture) =>
    picture.kind === 'upload' && samples.has(picture.hash) ? { ...picture, kind: 'sample' as const } : picture,
  )
}

async function putPieces({ tx, ownerId, ids }: Arriving, { elements, traced: pieces, figures }: ComingContent) {
  const idOf = (old: string) => ids.get(old) ?? old
  for (const { hash, picture, sheet, note } of pieces)
    await tx
      .insert(traced)
      .values({ ownerId, hash, fileId: idOf(picture), sheetId: idOf(sheet), note })
      .onConflictDoNothing()
  for (const { hash, picture, cutOut, document } of figures)
    await tx
      .insert(figure)
      .values({ ownerId, hash, fileId: idOf(picture), cutOutId: idOf(cutOut), document })
      .onConflictDoNothing()
  const held = new Set(
    (await tx.select({ fileId: element.fileId }).from(element).where(ownedBy(element, ownerId))).map(
      ({ fileId }) => fileId,
    ),
  )
  for (const { name, state, picture, document } of elements) {
    const fileId = idOf(picture)
    if (!held.has(fileId))
      await tx.insert(element).values({ ownerId, kind: document.kind, name, state, document, fileId })
  }
}

/** Keeps a collection whose pictures are stored as a collection of a person: ids are made anew and exchanged everywhere. Answers its id and its name. */
export async function importCollection(
  tx: Transaction,
  ownerId: string,
  content: ComingContent,
  stored: {
    pictures: ReadonlyMap<string, StoredPicture>
    films: ReadonlyMap<string, number>
    tiles: ReadonlyMap<string, number>
  },
): Promise<{ id: string; name: string }> {
  const ids = await holdPictures(tx, ownerId, await knownPictures(tx, ownerId, content), stored.pictures)
  for (const [old, id] of await holdFilms(tx, ownerId, content.films, stored.films)) ids.set(old, id)
  await holdTiles(tx, ownerId, stored.tiles)
  for (const { designs, products, canvases } of [content.present, ...content.states])
    for (const { id } of [...designs, ...(products ?? []), ...(canvases ?? [])])
      if (!ids.has(id)) ids.set(id, randomUUID())
  const documents = new Map(
    Object.entries(content.documents).map(([hash, document]) => [hash, designSchema.parse(rewriteIds(document, ids))]),
  )
  const works = new Map(
    Object.entries(content.works).map(([hash, work]) => [hash, madeWorkSchema.parse(rewriteIds(work, ids))]),
  )
  const paintings = new Map(Object.entries(content.paintings))
  const arriving: Arriving = { tx, ownerId, ids, documents, works, paintings, stored: stored.pictures }
  await putPieces(arriving, content)
  const briefId = await importBrief(tx, ownerId, content.brief)
  const name = await freeName(tx, ownerId, content.present.project.name)
  const told = projectSchema.parse(rewriteIds(content.present.project, ids))
  const brandId = await importBrand(arriving, content.brand)
  const document = { ...told, name, briefId, brandId }
  const { kind, mode } = document
  const { id: projectId } = sureFirst(
    await tx.insert(project).values({ ownerId, name, kind, mode, document }).returning({ id: project.id }),
  )
  const rows = designRows(arriving, content.present)
  if (rows.length) await tx.insert(design).values(rows.map((row) => ({ ...row, projectId })))
  const order = content.present.order.flatMap((id) => ids.get(id) ?? [])
  await tx.insert(collection).values({ projectId, ownerId, name, order })
  await putArriving(arriving, projectId, content.present)
  await putArrivingCanvases(arriving, projectId, content.present)
  await importStates(arriving, { projectId, briefId, brandId }, content.states)
  await keepState(tx, { ownerId, projectId, reason: 'imported', cameFrom: content.id })
  await settleLibrary(tx, { ownerId, projectId })
  await settleProducts(tx, { ownerId, projectId })
  return { id: projectId, name }
}
