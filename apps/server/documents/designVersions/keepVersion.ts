import type { VersionReason } from '@toile/contract/features/versions.ts'
import { sureFirst } from '@toile/geometry'
import { and, desc, eq } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import type { design } from '../../host/database/schema/designs.ts'
import { designVersion } from '../../host/database/schema/designVersions.ts'
import { keptDocument } from '../../host/database/schema/states.ts'
import { withoutDetail } from '../designs/detailPictures.ts'

/** The row of a look, locked or read in the same transaction. */
export type VersionedLook = Pick<
  typeof design.$inferSelect,
  'id' | 'ownerId' | 'projectId' | 'document' | 'documentHash' | 'pictures' | 'thumbnails' | 'updatedAt'
>

/** The latest version of a look. */
export async function latestVersion(tx: Transaction, { ownerId, id }: Pick<VersionedLook, 'ownerId' | 'id'>) {
  const [row] = await tx
    .select({ id: designVersion.id, hash: designVersion.documentHash })
    .from(designVersion)
    .where(and(ownedBy(designVersion, ownerId), eq(designVersion.designId, id)))
    .orderBy(desc(designVersion.createdAt), desc(designVersion.id))
    .limit(1)
  return row
}

/** Keeps how a look stands as a version; one that stands as its latest version does is not kept twice, unless a person names it. Answers the version's id. */
export async function keepVersion(
  tx: Transaction,
  look: VersionedLook,
  reason: VersionReason,
  name = '',
): Promise<string> {
  const { ownerId, projectId, id: designId, document, documentHash, pictures, thumbnails } = look
  const latest = name ? undefined : await latestVersion(tx, look)
  if (latest?.hash === documentHash) return latest.id
  await tx.insert(keptDocument).values({ ownerId, hash: documentHash, body: document }).onConflictDoNothing()
  const made = await tx
    .insert(designVersion)
    .values({ ownerId, projectId, designId, reason, name, documentHash, pictures: withoutDetail(pictures), thumbnails })
    .returning({ id: designVersion.id })
  return sureFirst(made).id
}
