import type { Film } from '@toile/craft/films/film.ts'
import { framesOf } from '@toile/craft/films/framesOf.ts'
import type { Size } from '@toile/picture/scenes/scene.ts'
import { drawTogether } from '../pictures/drawing/crew.ts'
import type { LoadedUploads } from '../pictures/drawing/loadUploads.ts'
import type { FilmFolder } from './filmFolder.ts'

/** Draws the frames of a film that are not in its folder yet, in two threads, and puts each there as soon as it is drawn; `there` hears of all, of those that were there at once. */
export async function drawFrames(
  film: Film,
  { width, height }: Size,
  folder: FilmFolder,
  uploads: LoadedUploads,
  signal: AbortSignal,
  there: (frame: number) => Promise<void>,
): Promise<void> {
  const all = Array.from({ length: framesOf(film).all }, (_, frame) => frame)
  for (const frame of all) if (folder.kept.has(frame)) await there(frame)
  const open = all.filter((frame) => !folder.kept.has(frame))
  await drawTogether(
    open.map((frame) => ({ picture: { kind: 'filmFrame', film, frame, width, height, form: 'png' } })),
    uploads,
    signal,
    async (at, png) => {
      const frame = open[at] ?? 0
      await folder.put(frame, png)
      await there(frame)
    },
  )
  signal.throwIfAborted()
}
