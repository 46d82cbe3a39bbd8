import { refuse } from '@toile/rules/refusals.ts'
import { and, eq, type SQL } from 'drizzle-orm'
import { asideUnlessBeside } from '../../host/aside/aside.ts'
import type { Database } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { file } from '../../host/database/schema/files.ts'
import type { Files } from '../../host/files/files.ts'
import type { Traits } from '../../host/files/measureTraits.ts'

const tooHeavy = () => refuse('imageTooHeavy')

/** What a person's stored picture is found by, measured now when it was not yet; null when it is not there or cannot be read. */
export async function traitsOf(
  db: Database,
  files: Files,
  { ownerId, id }: { ownerId: string; id: string | SQL },
): Promise<(Traits & { fileId: string }) | null> {
  const [row] = await db
    .select()
    .from(file)
    .where(and(ownedBy(file, ownerId), eq(file.id, id)))
  if (!row || row.likeness?.length === 0) return null
  const { id: fileId, palette, likeness, hash, thumbnails } = row
  if (palette && likeness) return { fileId, palette, likeness }
  const bytes = await files.read(thumbnails['160'] ?? hash).catch(() => null)
  const measured = bytes && (await asideUnlessBeside('measureTraits', { bytes }, tooHeavy).catch(() => null))
  const traits = measured ?? { palette: Buffer.of(), likeness: Buffer.of() }
  await db
    .update(file)
    .set(traits)
    .where(and(ownedBy(file, ownerId), eq(file.id, fileId)))
  return measured ? { fileId, ...traits } : null
}
