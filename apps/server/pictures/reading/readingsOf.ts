import { type Reading, readingSchema } from '@toile/craft/script/reading.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { asideUnlessBeside } from '../../host/aside/aside.ts'
import type { Transact } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { file } from '../../host/database/schema/files.ts'
import type { Files } from '../../host/files/files.ts'

const tooHeavy = () => refuse('imageTooHeavy')

/** What a person's stored pictures tell a collection, by hash; each is read once and kept, and what cannot be read is left out. */
export async function readingsOf(
  load: Transact,
  files: Files,
  ownerId: string,
  hashes: readonly string[],
): Promise<Map<string, Reading>> {
  const found = new Map<string, Reading>()
  if (hashes.length === 0) return found
  const rows = await load((tx) =>
    tx
      .select({ hash: file.hash, thumbnails: file.thumbnails, reading: file.reading })
      .from(file)
      .where(and(ownedBy(file, ownerId), inArray(file.hash, [...new Set(hashes)]))),
  )
  for (const { hash, thumbnails, reading } of rows) {
    if (found.has(hash)) continue
    const known = readingSchema.safeParse(reading)
    const read = known.success ? known.data : await readNow(files, thumbnails['480'] ?? hash)
    if (!read) continue
    found.set(hash, read)
    if (known.success) continue
    await load((tx) =>
      tx
        .update(file)
        .set({ reading: read })
        .where(and(ownedBy(file, ownerId), eq(file.hash, hash))),
    )
  }
  return found
}

async function readNow(files: Files, hash: string): Promise<Reading | null> {
  const bytes = await files.read(hash).catch(() => null)
  return bytes && (await asideUnlessBeside('readBoardPicture', { bytes }, tooHeavy).catch(() => null))
}
