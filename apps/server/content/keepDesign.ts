import { randomUUID } from 'node:crypto'
import type { Design } from '@toile/fashion/designs/design.ts'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../host/database/database.ts'
import { design } from '../host/database/schema/designs.ts'
import { type Files, hashBytes } from '../host/files/files.ts'
import { holdPicture } from './holdPicture.ts'

/** A new design of a project. */
export interface NewDesign {
  ownerId: string
  projectId: string
  taskId: string | null
  position: number
  document: Design
}

/** Names a document: the same document has the same hash. */
export const documentHash = (document: Design): string => hashBytes(Buffer.from(JSON.stringify(document)))

/** Stores a design's picture; `keep` writes its rows. */
export async function keepDesign(
  files: Files,
  own: NewDesign,
  picture: Buffer,
): Promise<{ id: string; keep(tx: Transaction): Promise<void> }> {
  const id = randomUUID()
  const stored = await files.putDrawn(picture, 'image/webp')
  return {
    id,
    async keep(tx) {
      await holdPicture(tx, { ownerId: own.ownerId, kind: 'drawn' }, stored)
      await tx.insert(design).values({
        id,
        ...own,
        documentHash: documentHash(own.document),
        pictures: { front: stored.hash },
        thumbnails: stored.thumbnails,
      })
    },
  }
}

/** Gives a design its new picture. */
export async function redraw(
  tx: Transaction,
  files: Files,
  ownerId: string,
  id: string,
  picture: Buffer,
): Promise<void> {
  const stored = await files.putDrawn(picture, 'image/webp')
  await holdPicture(tx, { ownerId, kind: 'drawn' }, stored)
  await tx
    .update(design)
    .set({ pictures: { front: stored.hash }, thumbnails: stored.thumbnails })
    .where(eq(design.id, id))
}
