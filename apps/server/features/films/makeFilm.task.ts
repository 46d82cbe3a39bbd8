import { join } from 'node:path'
import type { LeftOutLook } from '@toile/contract/tasks/leftOutLook.ts'
import { tasks } from '@toile/contract/tasks.ts'
import { filmCredits } from '@toile/craft/films/filmCredits.ts'
import { Refusal, refuse } from '@toile/rules/refusals.ts'
import { and, eq } from 'drizzle-orm'
import { openTold } from '../../exports/openTold.ts'
import { findFfmpeg } from '../../films/encoding/findFfmpeg.ts'
import { dropFolder } from '../../films/filmFolder.ts'
import { filmSize } from '../../films/filmSize.ts'
import { takeFilm } from '../../films/takeFilm.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { productPicture } from '../../host/database/schema/products.ts'
import { defineRunner, type RunContext } from '../../host/queue/runner.ts'
import { loadUploads, loadWhole } from '../../pictures/drawing/loadUploads.ts'
import { keepFilm } from './keepFilm.ts'

/** The films that a task kept before it had to run again, by their place. */
async function keptBefore({ task, db }: RunContext): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: productPicture.id, position: productPicture.position })
    .from(productPicture)
    .where(and(ownedBy(productPicture, task.ownerId), eq(productPicture.taskId, task.id)))
  return new Map(rows.map(({ id, position }) => [position, id]))
}

/** Whether a film is given up and the others are made: it cannot be drawn, which nothing changes. */
const isLost = (error: unknown): error is Refusal => error instanceof Refusal && error.code === 'imageFailed'

/** Films looks, one film after the other; each is kept as soon as it is made, and one that cannot be drawn is named and costs nothing. Frames lie in the task's own folder, where a task that runs again finds them (requirements S1.09, S3.10). */
export const makeFilm = defineRunner(tasks.makeFilm, async ({ projectId, films, take, forms, leftOut }, context) => {
  const { task, load, files, settings, signal, report } = context
  const { ownerId, id: taskId } = task
  const own = join(files.making, taskId)
  const there = await keptBefore(context)
  const ffmpeg = await findFfmpeg(settings)
  const failed: LeftOutLook[] = []
  const told = openTold(context)
  let why: Refusal | null = null
  const takeOne = async (position: number, { name, looks, moved }: (typeof films)[number]) => {
    const film = { looks: looks.map(({ look }) => look), take, ...(moved ? { moved } : {}) }
    const uploads = {
      ...(await loadUploads(load, files, ownerId, film.looks)),
      ...(moved?.picture ? { whole: await loadWhole(load, files, ownerId, [moved.picture]) } : {}),
    }
    const folder = join(own, `${position}`)
    const made = await takeFilm(
      { film, size: filmSize(take, settings.filmSide), forms: ['mp4', ...forms] },
      { folder, uploads, ffmpeg, signal, told: (share) => told((position + share) / films.length) },
    )
    const designIds = looks.flatMap(({ designId }) => designId ?? [])
    const entry = await keepFilm(files, { ownerId, projectId, name, film, designIds, taskId, position }, made, signal)
    await report((position + 1) / films.length, { filmId: entry.id }, entry.keep)
    there.set(position, entry.id)
    await dropFolder(folder)
  }
  try {
    for (const [position, asked] of films.entries()) {
      if (there.has(position)) continue
      try {
        await takeOne(position, asked)
      } catch (error) {
        if (signal.aborted || !isLost(error)) throw error
        why ??= error
        failed.push(
          ...asked.looks.flatMap(({ designId, name }) => (designId ? { designId, name, why: 'failed' as const } : [])),
        )
      }
    }
    if (there.size === 0) throw why ?? refuse('imageFailed')
  } catch (error) {
    // Whatever else went wrong is tried again, with the frames that are there.
    if (error instanceof Refusal || signal.aborted) await dropFolder(own)
    throw error
  }
  await dropFolder(own)
  const filmIds = films.flatMap((_, position) => there.get(position) ?? [])
  const filmed = films.filter((_, position) => there.has(position)).flatMap(({ looks }) => looks)
  return {
    output: { filmIds, leftOut: [...leftOut, ...failed] },
    used: filmCredits(filmed.length, take.seconds),
    status: filmIds.length < films.length ? 'partlySucceeded' : 'succeeded',
  }
})
