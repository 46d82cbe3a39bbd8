import { eq, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../host/database/database.ts'
import { file } from '../../host/database/schema/files.ts'
import type { Files } from '../../host/files/files.ts'
import { measureTraits, type Traits } from './measureTraits.ts'

const side = 160

/** What a stored picture is found by, measured now when it was not yet; null when it is not there or cannot be read. */
export async function traitsOf(
  tx: Database | Transaction,
  files: Files,
  which: SQL,
): Promise<(Traits & { fileId: string }) | null> {
  const [row] = await tx.select().from(file).where(which)
  if (!row || row.likeness?.length === 0) return null
  const { id: fileId, palette, likeness, hash, thumbnails } = row
  if (palette && likeness) return { fileId, palette, likeness }
  const pixels = await files.readPixels(thumbnails['160'] ?? hash, side).catch(() => null)
  const traits = pixels ? await measureTraits(pixels) : { palette: Buffer.of(), likeness: Buffer.of() }
  await tx.update(file).set(traits).where(eq(file.id, fileId))
  return pixels ? { fileId, ...traits } : null
}
