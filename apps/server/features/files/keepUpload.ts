import { sureFirst } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { type Identity, systemUsers } from '@toile/studio/people/access.ts'
import { and, count, eq, max } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { file } from '../../host/database/schema/files.ts'
import type { OuterPicture } from '../../host/files/files.ts'
import { holdStill } from '../../pictures/hold/holdStill.ts'

/** How many pictures a person may hold and holds (requirement S5.06). */
export async function uploadRoom(tx: Transaction, { id, systemUser }: Identity) {
  const { held } = sureFirst(
    await tx
      .select({ held: count() })
      .from(file)
      .where(and(ownedBy(file, id), eq(file.kind, 'upload'))),
  )
  return { most: systemUser === systemUsers.trial ? limits.trialUploads : null, held }
}

/** Refuses a trial's picture beyond its last. */
export async function checkRoom(tx: Transaction, identity: Identity): Promise<void> {
  const { most, held } = await uploadRoom(tx, identity)
  if (most !== null && held >= most) throw refuse('trialUploadsUsed', { most })
}

/** What is kept of a picture from outside. */
type Kept = Pick<typeof file.$inferInsert, keyof OuterPicture | 'sentHash'>

/** Has a person hold an uploaded picture, as a copy of its own when the same is held already. */
export async function keepUpload(
  tx: Transaction,
  identity: Identity,
  { hash, mime, width, height, bytes, thumbnails, palette, likeness, pixelHash, fingerprint, sentHash }: Kept,
  name: string,
) {
  await holdStill(tx, identity.id)
  await checkRoom(tx, identity)
  const { last } = sureFirst(
    await tx
      .select({ last: max(file.copy) })
      .from(file)
      .where(and(ownedBy(file, identity.id), eq(file.hash, hash), eq(file.kind, 'upload'))),
  )
  const own = { ownerId: identity.id, kind: 'upload', name, copy: last === null ? 0 : last + 1 }
  const seen = { hash, mime, width, height, bytes, thumbnails, palette, likeness, pixelHash, fingerprint, sentHash }
  const rows = await tx
    .insert(file)
    .values({ ...own, ...seen })
    .returning()
  return sureFirst(rows)
}
