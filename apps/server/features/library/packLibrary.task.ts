import { tasks } from '@toile/contract/tasks.ts'
import { limits } from '@toile/fashion/limits.ts'
import { namePacked } from '@toile/fashion/library/namePacked.ts'
import { refuse } from '@toile/fashion/refusals.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { zipSync } from 'fflate'
import { file } from '../../host/database/schema/files.ts'
import { libraryItem } from '../../host/database/schema/library.ts'
import { defineRunner } from '../../host/queue/runner.ts'

/** Pictures are compressed already. */
const stored = { level: 0 } as const
const endings: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' }

/** Packs the pictures of entries into one ZIP, a folder for each tab (requirement S2.44). */
export const packLibrary = defineRunner(tasks.packLibrary, async ({ ids }, { task, db, files, signal, report }) => {
  const rows = await db
    .select({ id: libraryItem.id, tab: libraryItem.tab, name: libraryItem.name, picture: file })
    .from(libraryItem)
    .innerJoin(file, eq(file.id, libraryItem.fileId))
    .where(and(eq(libraryItem.ownerId, task.ownerId), inArray(libraryItem.id, ids)))
  if (rows.length === 0) throw refuse('nothingToPack')
  const most = limits.library.packBytes
  if (rows.reduce((sum, { picture }) => sum + picture.bytes, 0) > most)
    throw refuse('packTooLarge', { most: most / 1e6 })
  const ordered = ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  const names = namePacked(
    ordered.map(({ tab, name, picture }) => ({ folder: tab, name, ending: endings[picture.mime] ?? 'bin' })),
  )
  const entries: Record<string, [Uint8Array, typeof stored]> = {}
  for (const [i, { picture }] of ordered.entries()) {
    signal.throwIfAborted()
    entries[names[i]] = [await files.read(picture.hash, picture.mime), stored]
    if (i % 20 === 19) await report((i + 1) / (ordered.length + 1))
  }
  const hash = await files.putBytes(zipSync(entries), 'application/zip')
  return { output: { hash } }
})
