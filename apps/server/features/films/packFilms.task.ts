import { tasks } from '@toile/contract/tasks.ts'
import { sure } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { namePacked } from '@toile/studio/library/namePacked.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { defineFileRunner } from '../../exports/defineFileRunner.ts'
import { zipped } from '../../exports/zipped.ts'
import { formOf } from '../../films/filmAddress.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { file } from '../../host/database/schema/files.ts'
import { productPicture } from '../../host/database/schema/products.ts'
import { project } from '../../host/database/schema/projects.ts'
import type { Files } from '../../host/files/files.ts'

async function* bytesOf(files: Files, hash: string, mime: string): AsyncGenerator<Uint8Array> {
  const kept = await files.open(hash, mime)
  if (!kept) throw refuse('fileGone')
  for await (const chunk of kept.bytes) yield chunk
}

/** Packs films of one form, numbered, each with its poster (requirement S1.09). */
export const packFilms = defineFileRunner(
  tasks.packFilms,
  async ({ projectId, ids, form }, { task: { ownerId }, load, files }, told) => {
    const { name, films, kept } = await load(async (tx) => {
      const [own] = await tx
        .select({ name: project.name })
        .from(project)
        .where(and(ownedBy(project, ownerId), eq(project.id, projectId)))
      const rows = await tx
        .select({ film: productPicture, poster: file })
        .from(productPicture)
        .innerJoin(file, and(eq(file.id, productPicture.fileId), ownedBy(file, ownerId)))
        .where(and(ownedBy(productPicture, ownerId), inArray(productPicture.id, ids)))
      const named = rows.flatMap(({ film }) => film.files[form] ?? [])
      const kept = named.length
        ? await tx
            .select({ id: file.id, hash: file.hash, bytes: file.bytes })
            .from(file)
            .where(and(ownedBy(file, ownerId), inArray(file.id, named)))
        : []
      return { name: own?.name ?? '', films: rows, kept: new Map(kept.map((row) => [row.id, row])) }
    })
    const ordered = ids.flatMap((id) => {
      const found = films.find(({ film }) => film.id === id)
      const made = kept.get(found?.film.files[form] ?? '')
      return found && made ? [{ ...found, made }] : []
    })
    if (ordered.length === 0) throw refuse('nothingToPack')
    const most = limits.library.packBytes
    if (ordered.reduce((sum, { made, poster }) => sum + made.bytes + poster.bytes, 0) > most)
      throw refuse('packTooLarge', { most: most / 1e6 })
    const digits = Math.max(2, `${ordered.length}`.length)
    const numbered = ordered.map(({ film }, i) => `${`${i + 1}`.padStart(digits, '0')} ${film.name}`)
    const { mime, ending } = formOf(form)
    const names = namePacked(numbered.map((one) => ({ folder: 'films', name: one, ending })))
    const posters = namePacked(numbered.map((one) => ({ folder: 'posters', name: one, ending: 'webp' })))
    const entries = ordered.flatMap(({ made, poster }, i) => [
      { name: sure(names[i]), stored: true, bytes: () => bytesOf(files, made.hash, mime) },
      {
        name: sure(posters[i]),
        stored: true,
        bytes: async () => {
          await told((i + 1) / ordered.length)
          return files.read(poster.hash, poster.mime)
        },
      },
    ])
    return { chunks: zipped(entries), mime: 'application/zip', name: `${name || 'films'}.zip` }
  },
)
