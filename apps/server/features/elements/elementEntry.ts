import type { ElementEntry } from '@toile/contract/features/elements.ts'
import { elementDocumentSchema } from '@toile/craft/elements/element.ts'
import { findGarment } from '@toile/craft/garments/index.ts'
import { sureFirst } from '@toile/geometry'
import { refuse } from '@toile/rules/refusals.ts'
import { and, eq, type InferSelectModel, isNull } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { element } from '../../host/database/schema/elements.ts'
import { file } from '../../host/database/schema/files.ts'
import { libraryItem } from '../../host/database/schema/library.ts'
import { pictureOf } from '../../pictures/hold/picture.ts'

type Row = InferSelectModel<typeof element>

/** What of an element's entry in the library its callers see. */
export const keptColumns = { id: libraryItem.id, name: libraryItem.name }
/** The entry that an element has in its owner's library. */
export const keptAs = (ownerId: string) =>
  and(eq(libraryItem.elementId, element.id), ownedBy(libraryItem, ownerId), isNull(libraryItem.deletedAt))

interface Made {
  made: Row
  picture: InferSelectModel<typeof file>
  kept: ElementEntry['kept']
}

/** A made element as callers see it. */
export function elementEntry({ made: row, picture, kept }: Made): ElementEntry {
  const { id, name, state, taskId, createdAt } = row
  const document = elementDocumentSchema.parse(row.document)
  return {
    id,
    kind: document.kind,
    name,
    state,
    document,
    ...(document.kind === 'sketch' ? { category: findGarment(document.garment)?.category ?? '' } : {}),
    picture: pictureOf({ ...picture, name }),
    kept,
    taskId,
    createdAt: createdAt.toISOString(),
  }
}

/** A made element's row, locked until the transaction ends. */
export async function lockElement(tx: Transaction, ownerId: string, id: string): Promise<Row> {
  const own = and(eq(element.id, id), ownedBy(element, ownerId))
  const [row] = await tx.select().from(element).where(own).for('update')
  if (!row) throw refuse('notFound')
  return row
}

/** A made element as it now stands. */
export async function readElement(tx: Transaction, ownerId: string, id: string): Promise<ElementEntry> {
  const row = sureFirst(
    await tx
      .select({ made: element, picture: file, kept: keptColumns })
      .from(element)
      .innerJoin(file, and(eq(file.id, element.fileId), ownedBy(file, ownerId)))
      .leftJoin(libraryItem, keptAs(ownerId))
      .where(and(eq(element.id, id), ownedBy(element, ownerId))),
  )
  return elementEntry(row)
}
