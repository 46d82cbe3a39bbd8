import { join } from 'node:path'
import { tasks } from '@toile/contract/tasks.ts'
import { Refusal } from '@toile/rules/refusals.ts'
import { and, eq } from 'drizzle-orm'
import { openTold } from '../../exports/openTold.ts'
import { findFfmpeg } from '../../films/encoding/findFfmpeg.ts'
import { dropFolder } from '../../films/filmFolder.ts'
import { takeFilm } from '../../films/takeFilm.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { productPicture } from '../../host/database/schema/products.ts'
import { defineRunner } from '../../host/queue/runner.ts'
import { lockMade } from '../../library/madeRow.ts'
import { loadUploads } from '../../pictures/drawing/loadUploads.ts'
import { filmOf, readFilmRow } from './filmEntry.ts'
import { storeFiles } from './keepFilm.ts'

/** Makes a film in one more form: its frames are drawn anew from its document, as they were. */
export const encodeFilm = defineRunner(tasks.encodeFilm, async ({ filmId, form }, context) => {
  const { task, load, files, settings, signal } = context
  const { ownerId } = task
  const { made: row, picture: poster } = await load((tx) => readFilmRow(tx, ownerId, filmId))
  const output = { filmId }
  if (row.files[form]) return { output }
  const film = filmOf(row)
  const folder = join(files.making, task.id)
  const { width, height } = poster
  try {
    const made = await takeFilm(
      { film, size: { width, height }, forms: [form] },
      {
        folder,
        uploads: await loadUploads(load, files, ownerId, film.looks),
        ffmpeg: await findFfmpeg(settings),
        signal,
        told: openTold(context),
      },
    )
    const hold = await storeFiles(files, made.files, { ownerId, name: row.name }, signal)
    await dropFolder(folder)
    return {
      output,
      async commit(tx) {
        const standing = await lockMade(tx, ownerId, filmId)
        await tx
          .update(productPicture)
          .set({ files: { ...standing.files, ...(await hold(tx)) } })
          .where(and(ownedBy(productPicture, ownerId), eq(productPicture.id, filmId)))
      },
    }
  } catch (error) {
    if (error instanceof Refusal || signal.aborted) await dropFolder(folder)
    throw error
  }
})
