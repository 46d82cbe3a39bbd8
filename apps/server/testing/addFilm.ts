import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keepFilm } from '../features/films/keepFilm.ts'
import { takeFilm } from '../films/takeFilm.ts'
import type { openTestToile } from './openTestToile.ts'
import { firstFrames, putFrames } from './putFrames.ts'
import { plainFilm } from './things.ts'

type Toile = Pick<Awaited<ReturnType<typeof openTestToile>>, 'database' | 'server'>

/** A film as a task leaves it, of frames that nobody drew. Answers its id. */
export async function addFilm(
  { database: { db }, server: { files } }: Toile,
  own: { ownerId: string; projectId: string; designIds: string[] },
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'toile-film-'))
  const { signal } = new AbortController()
  try {
    const { film } = plainFilm()
    await putFrames(folder, firstFrames(72))
    const hand = { folder, uploads: { pictures: {}, pieces: {} }, ffmpeg: null, signal, told: async () => undefined }
    const made = await takeFilm({ film, size: { width: 64, height: 96 }, forms: ['mp4'] }, hand)
    const kept = await keepFilm(files, { ...own, name: 'Look 1', film, taskId: null, position: 0 }, made, signal)
    await db.transaction((tx) => kept.keep(tx))
    return kept.id
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
