import { lineDrawingSchema } from '@toile/craft/sketches/lineDrawing.ts'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../host/database/database.ts'
import { ownedBy } from '../host/database/owned.ts'
import { libraryItem } from '../host/database/schema/library.ts'
import type { lineDrawing } from '../host/database/schema/lineDrawings.ts'
import { addEntry } from './search/addEntry.ts'
import { changeEntry } from './search/changeEntry.ts'

type LineRow = typeof lineDrawing.$inferSelect

const inLibrary = (ownerId: string, id: string) => and(ownedBy(libraryItem, ownerId), eq(libraryItem.lineDrawingId, id))

/** Takes out of the library what the like of a line drawing brought there (requirement S4.03). */
export const takeLinesOut = (tx: Transaction, { ownerId, id }: Pick<LineRow, 'ownerId' | 'id'>) =>
  tx.delete(libraryItem).where(inLibrary(ownerId, id))

/** Puts a liked line drawing into the library once, among the sketches of its category (requirements S3.11, S4.03). */
export async function putLinesIn(tx: Transaction, row: LineRow): Promise<void> {
  const { id, ownerId, name, fileId } = row
  await takeLinesOut(tx, row)
  const { category } = lineDrawingSchema.parse(row.document)
  await addEntry(tx, { ownerId, tab: 'sketches', category, name, fileId, lineDrawingId: id, source: 'Generate' })
}

/** Has the library show a liked line drawing as it now stands; one that is not there stays away. */
export async function showLines(
  tx: Transaction,
  { ownerId, id }: Pick<LineRow, 'ownerId' | 'id'>,
  change: Partial<Record<'name' | 'fileId' | 'category', string>>,
): Promise<void> {
  const entries = await tx.select({ id: libraryItem.id }).from(libraryItem).where(inLibrary(ownerId, id))
  for (const entry of entries) await changeEntry(tx, ownerId, entry.id, change)
}
