import type { CanvasEntry } from '@toile/contract/features/canvas.ts'
import { sureFirst } from '@toile/geometry'
import { refuse } from '@toile/rules/refusals.ts'
import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { canvas } from '../../host/database/schema/canvases.ts'
import { file } from '../../host/database/schema/files.ts'
import { libraryItem } from '../../host/database/schema/library.ts'
import { pictureOf } from '../../pictures/hold/picture.ts'

const { document, ...columns } = getTableColumns(canvas)

/** Paintings of one person that fulfil conditions, without their documents. */
export const selectCanvases = (tx: Transaction, ownerId: string, ...wanted: readonly (SQL | undefined)[]) =>
  tx
    .select({
      painting: columns,
      sheet: {
        width: sql<number>`(${document} ->> 'width')::int`,
        height: sql<number>`(${document} ->> 'height')::int`,
        layers: sql<number>`(select count(*)::int from jsonb_object_keys(${document} -> 'layers'))`,
      },
      preview: file,
      keptId: libraryItem.id,
    })
    .from(canvas)
    .leftJoin(file, and(eq(file.id, canvas.previewId), ownedBy(file, ownerId)))
    .leftJoin(
      libraryItem,
      and(eq(libraryItem.canvasId, canvas.id), ownedBy(libraryItem, ownerId), isNull(libraryItem.deletedAt)),
    )
    .where(and(ownedBy(canvas, ownerId), ...wanted))
    .$dynamic()

type Row = Awaited<ReturnType<typeof selectCanvases>>[number]

/** A painting as callers see it. */
export const canvasEntry = ({ painting, sheet, preview, keptId }: Row): CanvasEntry => ({
  id: painting.id,
  name: painting.name,
  projectId: painting.projectId,
  origin: painting.origin && { kind: painting.origin.kind, id: painting.origin.id },
  ...sheet,
  preview: preview && pictureOf({ ...preview, name: painting.name }),
  kept: keptId,
  revision: painting.revision,
  createdAt: painting.createdAt.toISOString(),
  updatedAt: painting.updatedAt.toISOString(),
  deletedAt: painting.deletedAt?.toISOString() ?? null,
})

/** A painting as it now stands. */
export async function readCanvas(tx: Transaction, ownerId: string, id: string): Promise<CanvasEntry> {
  const rows = await selectCanvases(tx, ownerId, eq(canvas.id, id))
  if (rows.length === 0) throw refuse('notFound')
  return canvasEntry(sureFirst(rows))
}

/** A painting's row with its document, locked until the transaction ends. */
export async function lockCanvas(tx: Transaction, ownerId: string, id: string): Promise<typeof canvas.$inferSelect> {
  const [row] = await tx
    .select()
    .from(canvas)
    .where(and(eq(canvas.id, id), ownedBy(canvas, ownerId)))
    .for('update')
  if (!row) throw refuse('notFound')
  return row
}
