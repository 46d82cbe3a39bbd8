import type { LineEntry } from '@toile/contract/features/lines.ts'
import { accessoryCategories, findCategory } from '@toile/craft/garments/categories.ts'
import { type DrawnCategory, drawnCategories, lineDrawingSchema } from '@toile/craft/sketches/lineDrawing.ts'
import { sureFirst } from '@toile/geometry'
import type { LanguageId } from '@toile/rules/languages/index.ts'
import { sentenceIn } from '@toile/rules/languages/sentence.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { and, eq, type InferSelectModel, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { looksThere } from '../../documents/designs/looksThere.ts'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { file } from '../../host/database/schema/files.ts'
import { lineDrawing } from '../../host/database/schema/lineDrawings.ts'
import { pictureOf } from '../../pictures/hold/picture.ts'

type FileRow = InferSelectModel<typeof file>
type LineRow = InferSelectModel<typeof lineDrawing>
type Row = { drawing: LineRow; picture: FileRow; from: FileRow | null }

/** The picture that a line drawing was taken from. */
const fromFile = alias(file, 'from_file')

/** Line drawings of one person that fulfil conditions, with their pictures and those that they were taken from. */
export const selectLines = (tx: Transaction, ownerId: string, ...wanted: readonly (SQL | undefined)[]) =>
  tx
    .select({ drawing: lineDrawing, picture: file, from: fromFile })
    .from(lineDrawing)
    .innerJoin(file, and(eq(file.id, lineDrawing.fileId), ownedBy(file, ownerId)))
    .leftJoin(fromFile, and(eq(fromFile.id, lineDrawing.fromId), ownedBy(fromFile, ownerId)))
    .where(and(ownedBy(lineDrawing, ownerId), ...wanted))
    .$dynamic()

/** Where a category is worn. */
const placeOf = (category: DrawnCategory): string =>
  findCategory(category)?.slot ?? (accessoryCategories.some(({ id }) => id === category) ? 'accessory' : 'shoes')

/** What a category is called in a language. */
export const shownIn = (language: LanguageId, category: DrawnCategory): string =>
  sentenceIn(language, drawnCategories.find(({ id }) => id === category)?.label ?? '', {})

/** Line drawings as callers see them; a look that is gone is not named. */
export async function lineEntries(
  tx: Transaction,
  ownerId: string,
  rows: readonly Row[],
  language: LanguageId,
): Promise<LineEntry[]> {
  const looks = await looksThere(
    tx,
    ownerId,
    rows.map(({ drawing }) => drawing.designId),
  )
  return rows.map(({ drawing, picture, from }) => {
    const { id, state, name, box, designId, taskId, position, revision } = drawing
    const document = lineDrawingSchema.parse(drawing.document)
    const own = pictureOf({ ...picture, name })
    return {
      id,
      isLike: state === 'liked',
      url: own.url,
      category: placeOf(document.category),
      categoryValue: document.category,
      categoryShow: shownIn(language, document.category),
      state,
      name,
      document,
      picture: own,
      from: from && pictureOf(from),
      box: box && { x: box.left, y: box.top, width: box.width, height: box.height },
      designId: designId && looks.has(designId) ? designId : null,
      taskId,
      position,
      revision,
      createdAt: drawing.createdAt.toISOString(),
    }
  })
}

/** A line drawing's row, locked until the transaction ends. */
export async function lockLines(tx: Transaction, ownerId: string, id: string): Promise<LineRow> {
  const own = and(eq(lineDrawing.id, id), ownedBy(lineDrawing, ownerId))
  const [row] = await tx.select().from(lineDrawing).where(own).for('update')
  if (!row) throw refuse('notFound')
  return row
}

/** A line drawing as it now stands. */
export async function readLines(
  tx: Transaction,
  ownerId: string,
  id: string,
  language: LanguageId,
): Promise<LineEntry> {
  const rows = await selectLines(tx, ownerId, eq(lineDrawing.id, id))
  if (rows.length === 0) throw refuse('notFound')
  return sureFirst(await lineEntries(tx, ownerId, rows, language))
}

/** Moves a line drawing to a list of its states. */
export const setState = (tx: Transaction, { ownerId, id }: LineRow, state: LineRow['state']) =>
  tx
    .update(lineDrawing)
    .set({ state })
    .where(and(ownedBy(lineDrawing, ownerId), eq(lineDrawing.id, id)))
