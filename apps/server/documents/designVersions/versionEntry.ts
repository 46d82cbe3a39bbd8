import type { VersionEntry } from '@toile/contract/features/versions.ts'
import { type Design, designDocument, designSchema } from '@toile/craft/designs/design.ts'
import { sure } from '@toile/geometry'
import { refuse } from '@toile/rules/refusals.ts'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { designVersion } from '../../host/database/schema/designVersions.ts'
import { keptDocument } from '../../host/database/schema/states.ts'
import { sizedDesigns } from '../../pictures/drawing/sizedDesigns.ts'
import { addressOf } from '../../pictures/hold/picture.ts'

/** A version with its document as it is stored. */
export interface VersionRow {
  version: typeof designVersion.$inferSelect
  body: unknown
}

const isLater = (body: unknown): boolean => Number(Reflect.get(Object(body), 'version')) > designDocument.version

/** Versions as callers see them; one whose document a later Toile saved has none here. */
export async function versionEntries(
  tx: Transaction,
  ownerId: string,
  rows: readonly VersionRow[],
): Promise<VersionEntry[]> {
  const readable = rows.filter(({ body }) => !isLater(body))
  const documents = await sizedDesigns(
    tx,
    ownerId,
    readable.map(({ version, body }) => ({ document: body, pictures: version.pictures })),
  )
  const byId = new Map(readable.map(({ version }, i): [string, Design] => [version.id, sure(documents[i])]))
  return rows.map(({ version: { id, designId, reason, name, pictures, thumbnails, createdAt } }) => {
    const webp = (hash: string) => addressOf(hash, 'image/webp')
    const full = pictures['front']
    return {
      id,
      designId,
      reason,
      name,
      createdAt: createdAt.toISOString(),
      document: byId.get(id) ?? null,
      pictures: full ? { full: webp(full), small: webp(thumbnails['480'] ?? full) } : null,
    }
  })
}

/** A version of somebody's with its document; refused where it is not theirs, or where a later Toile saved it. */
export async function openedVersion(tx: Transaction, ownerId: string, id: string): Promise<VersionRow> {
  const [row] = await tx
    .select({ version: designVersion, body: keptDocument.body })
    .from(designVersion)
    .innerJoin(keptDocument, and(ownedBy(keptDocument, ownerId), eq(keptDocument.hash, designVersion.documentHash)))
    .where(and(ownedBy(designVersion, ownerId), eq(designVersion.id, id)))
  if (!row) throw refuse('notFound')
  return { ...row, body: designSchema.parse(row.body) }
}
