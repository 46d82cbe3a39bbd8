import { tasks } from '@toile/contract/tasks.ts'
import { sure } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { namePacked } from '@toile/studio/library/namePacked.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { defineFileRunner } from '../../exports/defineFileRunner.ts'
import { zipped } from '../../exports/zipped.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { file } from '../../host/database/schema/files.ts'
import { libraryItem } from '../../host/database/schema/library.ts'

const endings: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' }

/** Packs the pictures of entries into one ZIP, a folder for each tab (requirement S2.44). */
export const packLibrary = defineFileRunner(tasks.packLibrary, async ({ ids }, { task, db, files }, told) => {
  const rows = await db
    .select({ id: libraryItem.id, tab: libraryItem.tab, name: libraryItem.name, picture: file })
    .from(libraryItem)
    .innerJoin(file, and(eq(file.id, libraryItem.fileId), ownedBy(file, task.ownerId)))
    .where(and(ownedBy(libraryItem, task.ownerId), inArray(libraryItem.id, ids)))
  if (rows.length === 0) throw refuse('nothingToPack')
  const most = limits.library.packBytes
  if (rows.reduce((sum, { picture }) => sum + picture.bytes, 0) > most)
    throw refuse('packTooLarge', { most: most / 1e6 })
  const ordered = ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  const names = namePacked(
    ordered.map(({ tab, name, picture }) => ({ folder: tab, name, ending: endings[picture.mime] ?? 'bin' })),
  )
  const all = ordered.length
  const entries = ordered.map(({ picture }, i) => ({
    name: sure(names[i]),
    stored: true,
    bytes: async () => {
      await told(i / all)
      return files.read(picture.hash, picture.mime)
    },
  }))
  return { chunks: zipped(entries), mime: 'application/zip', name: 'library.zip' }
})
