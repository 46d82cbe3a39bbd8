import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../host/database/database.ts'
import { file } from '../../host/database/schema/files.ts'
import type { Files } from '../../host/files/files.ts'
import { measureTraits, type Traits } from './measureTraits.ts'

const side = 160

/** What a stored picture is found by, measured now when it was not yet; null when it is no picture that can be read. */
export async function traitsOf(tx: Database | Transaction, files: Files, fileId: string): Promise<Traits | null> {
  const [row] = await tx.select().from(file).where(eq(file.id, fileId))
  if (!row || row.likeness?.length === 0) return null
  const { palette, likeness, hash, thumbnails } = row
  if (palette && likeness) return { palette, likeness }
  const pixels = await files.readPixels(thumbnails['160'] ?? hash, side).catch(() => null)
  const traits = pixels ? await measureTraits(pixels) : { palette: Buffer.of(), likeness: Buffer.of() }
  await tx.update(file).set(traits).where(eq(file.id, fileId))
  return pixels ? traits : null
}
