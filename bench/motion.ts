import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFfmpeg } from '../apps/server/films/encoding/findFfmpeg.ts'
import { openFfmpeg } from '../apps/server/films/encoding/openFfmpeg.ts'
import { openInThread } from '../apps/server/films/encoding/openInThread.ts'
import { takeFilm } from '../apps/server/films/takeFilm.ts'
import { findFfprobe } from '../scripts/ffprobe.ts'
import { filmSchema } from '@toile/craft/films/film.ts'
import { framesOf } from '@toile/craft/films/framesOf.ts'
import { lookOf, wornAs } from '@toile/picture/products/testing/productSheet.ts'
import { defineBench } from './bench.ts'

const size = { width: 768, height: 1152 }
const take = { motion: { kind: 'motion', id: 'sway' }, seconds: 4 }
const film = filmSchema.parse({ looks: [lookOf([wornAs('shirt', 'cotton', 0x3f6a8a)])], take })
const { all } = framesOf(film)

/** A film of four seconds, from its look to its MP4. */
export const motion = defineBench({
  id: 'motion',
  says: 'A look that sways for four seconds at 768 by 1152, drawn in two threads and encoded as MP4',
  peer: 'ffmpeg encoding the same frames',
  pairs: 3,
  async open() {
    findFfprobe()
    const ffmpeg = await findFfmpeg({ ffmpeg: undefined })
    if (!ffmpeg?.mp4) throw new Error('This bench needs an ffmpeg with libx264.')
    const own = await mkdtemp(join(tmpdir(), 'toile-motion-'))
    const { signal } = new AbortController()
    let taken = 0
    const told = async () => undefined
    const draw = async () => {
      const folder = join(own, `${taken++}`)
      await takeFilm(
        { film, size, forms: ['mp4'] },
        { folder, uploads: { pictures: {}, pieces: {} }, ffmpeg, signal, told },
      )
      return folder
    }
    const kept = await draw()
    const names = (await readdir(kept)).filter((name) => name.endsWith('.png')).sort()
    const encoding = { ...size, path: join(own, 'peer.mp4'), rate: film.take.rate, ground: null, seenThrough: false }
    const encode = async (encoder: Awaited<ReturnType<typeof openInThread>>) => {
      for (const name of names) await encoder.add(await readFile(join(kept, name)))
      await encoder.end()
    }
    return {
      ours: async () => rm(await draw(), { recursive: true }),
      peer: () => encode(openFfmpeg(ffmpeg, 'mp4', encoding)),
      async right() {
        const [began, drawn] = [performance.now(), await draw()]
        const each = (performance.now() - began) / all
        await rm(drawn, { recursive: true })
        const before = performance.now()
        await encode(await openInThread(encoding, null))
        const wasm = performance.now() - before
        return `${names.length} frames; ${each.toFixed(0)} ms a frame in all; encoded without ffmpeg in ${(wasm / 1000).toFixed(1)} s`
      },
      close: () => rm(own, { recursive: true, force: true }),
    }
  },
})
