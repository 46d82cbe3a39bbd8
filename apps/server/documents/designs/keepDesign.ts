import { randomUUID } from 'node:crypto'
import type { Design } from '@toile/craft/designs/design.ts'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import type { Only } from '../../host/database/only.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { design } from '../../host/database/schema/designs.ts'
import type { Files, StoredPicture } from '../../host/files/files.ts'
import { dropUnused } from '../../library/dropUnused.ts'
import { showInLibrary } from '../../library/likedLooks.ts'
import { holdPicture } from '../../pictures/hold/holdPicture.ts'
import { detailFiles } from './detailPictures.ts'
import { documentHash } from './documentHash.ts'

/** A new design of a project. */
export interface NewDesign {
  ownerId: string
  projectId: string
  taskId: string | null
  position: number
  document: Design
}

/** Stores a design's picture; `keep` writes its rows. */
export async function keepDesign<Given extends NewDesign>(
  files: Files,
  own: Only<NewDesign, Given>,
  picture: Buffer,
): Promise<{ id: string; keep(tx: Transaction): Promise<void> }> {
  const stored = await files.putDrawn(picture, 'image/webp')
  const id = randomUUID()
  return { id, keep: (tx) => addDesign(tx, id, own, stored) }
}

/** Writes the rows of a new design whose picture is stored. */
export async function addDesign<Given extends NewDesign>(
  tx: Transaction,
  id: string,
  own: Only<NewDesign, Given>,
  stored: StoredPicture,
): Promise<void> {
  const { ownerId, projectId, taskId, position, document }: NewDesign = own
  await holdPicture(tx, { ownerId, kind: 'drawn' }, stored)
  await tx.insert(design).values({
    id,
    ownerId,
    projectId,
    taskId,
    position,
    document,
    documentHash: documentHash(document),
    pictures: { front: stored.hash },
    thumbnails: stored.thumbnails,
  })
}

/** Gives a design its new picture, in the library too where it is liked. */
export async function hangPicture(
  tx: Transaction,
  own: { ownerId: string; id: string },
  stored: StoredPicture,
): Promise<void> {
  const fileId = await holdPicture(tx, { ownerId: own.ownerId, kind: 'drawn' }, stored)
  const former = await detailFiles(tx, own)
  await tx
    .update(design)
    .set({ pictures: { front: stored.hash }, thumbnails: stored.thumbnails })
    .where(and(eq(design.id, own.id), ownedBy(design, own.ownerId)))
  await dropUnused(tx, own.ownerId, former)
  await showInLibrary(tx, own, fileId)
}
