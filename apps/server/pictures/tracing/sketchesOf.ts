import type { CutGarment } from '@toile/craft/garments/cutGarment.ts'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { element } from '../../host/database/schema/elements.ts'

/** What pictures show that the engine has drawn as sketches for their owner, by the pictures' ids. */
export async function sketchesOf(
  db: Database | Transaction,
  ownerId: string,
  fileIds: readonly string[],
): Promise<Map<string, CutGarment>> {
  if (fileIds.length === 0) return new Map()
  const rows = await db
    .select({ fileId: element.fileId, document: element.document })
    .from(element)
    .where(and(ownedBy(element, ownerId), eq(element.kind, 'sketch'), inArray(element.fileId, [...fileIds])))
    .orderBy(desc(element.createdAt))
  return new Map(
    rows.flatMap(({ fileId, document }) =>
      document.kind === 'sketch' ? [[fileId, { id: document.garment, knobs: document.knobs }] as const] : [],
    ),
  )
}
