import { createReadStream } from 'node:fs'
import { randomUUID } from 'node:crypto'
import type { FilmFormId } from '@toile/craft/films/filmForms.ts'
import { filmList } from '@toile/craft/films/filmList.ts'
import type { Film } from '@toile/craft/films/film.ts'
import { formOf } from '../../films/filmAddress.ts'
import type { FilmFile } from '../../films/takeFilm.ts'
import type { Transaction } from '../../host/database/database.ts'
import { type FilmFiles, productPicture } from '../../host/database/schema/products.ts'
import type { Files } from '../../host/files/files.ts'
import { holdPicture } from '../../pictures/hold/holdPicture.ts'

/** A new film; it has its place among the results of its task. */
export interface NewFilm {
  ownerId: string
  projectId: string
  name: string
  film: Film
  designIds: string[]
  taskId: string | null
  position: number
}

/** Stores the files of a film; the answer gives a person a hold on each, and tells which row is which form. */
export async function storeFiles(
  files: Files,
  made: readonly FilmFile[],
  own: { ownerId: string; name: string },
  signal: AbortSignal,
): Promise<(tx: Transaction) => Promise<FilmFiles>> {
  const stored: { form: FilmFormId; hash: string; bytes: number }[] = []
  for (const { form, path, bytes } of made)
    stored.push({ form, bytes, hash: await files.putStream(createReadStream(path), formOf(form).mime, signal) })
  return async (tx) => {
    const held: FilmFiles = {}
    for (const { form, hash, bytes } of stored) {
      // Without sides: it is no picture that is measured and found by its likeness.
      const row = { hash, bytes, mime: formOf(form).mime, width: 0, height: 0, thumbnails: {} }
      held[form] = await holdPicture(tx, { ...own, kind: 'film' }, row)
    }
    return held
  }
}

/** Stores a film with its poster; `keep` writes its rows. */
export async function keepFilm(
  files: Files,
  { ownerId, name, film, ...own }: NewFilm,
  { poster, files: made }: { poster: Buffer; files: readonly FilmFile[] },
  signal: AbortSignal,
): Promise<{ id: string; keep(tx: Transaction): Promise<void> }> {
  const id = randomUUID()
  const picture = await files.putDrawn(poster, 'image/webp')
  const hold = await storeFiles(files, made, { ownerId, name }, signal)
  return {
    id,
    async keep(tx) {
      const fileId = await holdPicture(tx, { ownerId, kind: 'made', name }, picture)
      const row = { ...own, id, ownerId, name, fileId, list: filmList.id, work: { of: 'film', film } }
      await tx.insert(productPicture).values({ ...row, files: await hold(tx) })
    },
  }
}
