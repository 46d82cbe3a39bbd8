import { paintingCategory } from '@toile/canvas/document/paintingCategory.ts'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../host/database/database.ts'
import { ownedBy } from '../host/database/owned.ts'
import type { canvas } from '../host/database/schema/canvases.ts'
import { libraryItem } from '../host/database/schema/library.ts'
import { dropUnused } from './dropUnused.ts'
import { addEntry } from './search/addEntry.ts'
import { changeEntry } from './search/changeEntry.ts'

type CanvasRow = Pick<typeof canvas.$inferSelect, 'ownerId' | 'id'>

const inLibrary = ({ ownerId, id }: CanvasRow) => and(ownedBy(libraryItem, ownerId), eq(libraryItem.canvasId, id))

/** Takes out of the library what the like of a painting brought there (requirement S4.03). */
export async function takePaintingOut(tx: Transaction, row: CanvasRow): Promise<void> {
  const gone = await tx.delete(libraryItem).where(inLibrary(row)).returning({ fileId: libraryItem.fileId })
  await dropUnused(
    tx,
    row.ownerId,
    gone.flatMap(({ fileId }) => fileId ?? []),
  )
}

/** Puts the flattened picture of a painting into the library, once: an entry that is there shows the new picture (requirement S4.03). */
export async function putPaintingIn(tx: Transaction, row: CanvasRow & { name: string }, fileId: string): Promise<void> {
  const { id, ownerId, name } = row
  const [there] = await tx.select().from(libraryItem).where(inLibrary(row)).for('update')
  if (!there) {
    const category = paintingCategory.label
    await addEntry(tx, { ownerId, tab: 'looks', category, name, fileId, canvasId: id, source: 'Upload' })
    return
  }
  await tx
    .update(libraryItem)
    .set({ deletedAt: null })
    .where(and(ownedBy(libraryItem, ownerId), eq(libraryItem.id, there.id)))
  await changeEntry(tx, ownerId, there.id, { fileId })
  if (there.fileId && there.fileId !== fileId) await dropUnused(tx, ownerId, [there.fileId])
}

/** Has the library call a liked painting as it is now called. */
export async function renamePainting(tx: Transaction, row: CanvasRow, name: string): Promise<void> {
  const entries = await tx.select({ id: libraryItem.id }).from(libraryItem).where(inLibrary(row))
  for (const entry of entries) await changeEntry(tx, row.ownerId, entry.id, { name })
}
