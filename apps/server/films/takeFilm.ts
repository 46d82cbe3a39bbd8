import { stat } from 'node:fs/promises'
import type { Film } from '@toile/craft/films/film.ts'
import { filmForms, type FilmFormId } from '@toile/craft/films/filmForms.ts'
import { framesOf } from '@toile/craft/films/framesOf.ts'
import type { Size } from '@toile/picture/scenes/scene.ts'
import sharp from 'sharp'
import type { LoadedUploads } from '../pictures/drawing/loadUploads.ts'
import { drawFrames } from './drawFrames.ts'
import type { Encoder, Encoding } from './encoding/encoder.ts'
import type { Ffmpeg } from './encoding/findFfmpeg.ts'
import { openFilmFolder } from './filmFolder.ts'
import { sizeIn } from './filmSize.ts'
import { openEncoder } from './openEncoder.ts'
import { openReady } from './openReady.ts'

/** A film that is to be made: its document, the sides of its frames, its forms. */
export interface WantedFilm {
  film: Film
  size: Size
  forms: readonly FilmFormId[]
}

/** A file of a film as it lies in the film's folder. */
export interface FilmFile extends Size {
  form: FilmFormId
  path: string
  bytes: number
}

/** What is at hand for it. */
export interface FilmHand {
  folder: string
  uploads: LoadedUploads
  ffmpeg: Ffmpeg | null
  signal: AbortSignal
  /** Hears the share done. */
  told(share: number): Promise<void>
}

/** What drawing takes of the whole. */
const drawing = 0.95
const samples = 12

/** Draws a film and encodes it while it is drawn, frame after frame; the poster is a WebP of the frame in its middle. Forms that need all frames at once are made last. */
export async function takeFilm(
  { film, size, forms }: WantedFilm,
  { folder: path, uploads, ffmpeg, signal, told }: FilmHand,
): Promise<{ poster: Buffer; files: FilmFile[] }> {
  const folder = await openFilmFolder(path)
  const { all, each } = framesOf(film)
  const { rate, transparent, ground } = film.take
  const encodings = filmForms
    .filter(({ id }) => forms.includes(id))
    .map(({ id, ending, seesThrough }) => {
      const behind = transparent && !seesThrough ? (ground ?? { r: 255, g: 255, b: 255 }) : null
      const encoding: Encoding = {
        ...sizeIn(id, size),
        path: folder.pathOf(`film.${ending}`),
        rate,
        ground: behind,
        seenThrough: transparent && seesThrough,
      }
      return { form: id, encoding }
    })
  const open = ({ form, encoding }: (typeof encodings)[number]) =>
    openEncoder(form, encoding, ffmpeg, () =>
      Promise.all(Array.from({ length: samples }, (_, i) => folder.read(Math.floor(((i + 0.5) / samples) * all)))),
    )
  const withDrawing = encodings.filter(({ form }) => form === 'mp4' || form === 'webm')
  const ready = openReady(all)
  const broken = new AbortController()
  const wanted = AbortSignal.any([signal, broken.signal])
  const encoders: Encoder[] = []
  let drawn = 0
  const feed = async () => {
    for (const one of withDrawing) encoders.push(await open(one))
    await encode(encoders, all, async (frame) => {
      await ready.until(frame)
      return folder.read(frame)
    })
  }
  const draw = () =>
    drawFrames(film, size, folder, uploads, wanted, async (frame) => {
      ready.mark(frame)
      await told((++drawn / all) * drawing)
    })
  try {
    await together(feed(), draw(), (error) => {
      broken.abort(error)
      ready.fail(error)
    })
    for (const one of encodings.filter((later) => !withDrawing.includes(later))) {
      const encoder = await open(one)
      encoders.push(encoder)
      await encode([encoder], all, async (frame) => {
        await told(drawing + (1 - drawing) * (frame / all))
        return folder.read(frame)
      })
    }
  } catch (error) {
    await Promise.all(encoders.map((encoder) => encoder.stop().catch(() => undefined)))
    throw error
  }
  const files = encodings.map(async ({ form, encoding: { path: at, width, height } }) => {
    const { size: bytes } = await stat(at)
    return { form, path: at, bytes, width, height }
  })
  const middle = await folder.read(Math.floor(each / 2))
  return { poster: await sharp(middle).webp({ quality: 90 }).toBuffer(), files: await Promise.all(files) }
}

async function encode(encoders: readonly Encoder[], all: number, read: (frame: number) => Promise<Buffer>) {
  for (let frame = 0; frame < all && encoders.length > 0; frame++) {
    const png = await read(frame)
    await Promise.all(encoders.map((encoder) => encoder.add(png)))
  }
  await Promise.all(encoders.map((encoder) => encoder.end()))
}

/** Waits for both; where one fails, the other is told and waited for, and the first failure is what is said. */
async function together(feeding: Promise<void>, drawn: Promise<void>, fail: (error: unknown) => void) {
  const failures: unknown[] = []
  const heard = (error: unknown) => {
    failures.push(error)
    fail(error)
  }
  await Promise.all([feeding.catch(heard), drawn.catch(heard)])
  if (failures.length > 0) throw failures[0]
}
