import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { colorDistance } from '@toile/craft/colors/color.ts'
import { type Film, filmSchema } from '@toile/craft/films/film.ts'
import type { FilmFormId } from '@toile/craft/films/filmForms.ts'
import { sure } from '@toile/geometry'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { frameOfFilm, probeFilm } from '../testing/probeFilm.ts'
import { firstFrames, putFrames, standing } from '../testing/putFrames.ts'
import { plainDesign } from '../testing/things.ts'
import { findFfmpeg } from './encoding/findFfmpeg.ts'
import { takeFilm } from './takeFilm.ts'

const own = mkdtempSync(join(tmpdir(), 'toile-films-'))
afterAll(() => rmSync(own, { recursive: true, force: true }))

const film = (more: object = {}): Film =>
  filmSchema.parse({ looks: [plainDesign()], take: { motion: { kind: 'motion', id: 'sway' }, seconds: 3, ...more } })
const size = { width: 64, height: 96 }

interface Given {
  without?: boolean
  signal?: AbortSignal
  told?: (share: number) => Promise<void>
}

async function taken(asked: Film, forms: readonly FilmFormId[], folder: string, given: Given = {}) {
  const { without = false, signal = new AbortController().signal, told = async () => undefined } = given
  const ffmpeg = await findFfmpeg({ ffmpeg: without ? 'off' : undefined })
  const hand = { folder: join(own, folder), uploads: { pictures: {}, pieces: {} }, ffmpeg, signal, told }
  const { poster, files } = await takeFilm({ film: asked, size, forms }, hand)
  return { poster, pathOf: (form: FilmFormId) => sure(files.find((one) => one.form === form)).path, files }
}
/** The boxes of an MP4, in their order. */
function boxesOf(path: string): string[] {
  const bytes = readFileSync(path)
  const kinds: string[] = []
  for (let at = 0; at < bytes.length; at += bytes.readUInt32BE(at)) kinds.push(bytes.toString('latin1', at + 4, at + 8))
  return kinds
}
const corner = async (picture: Buffer) => {
  const [r = 0, g = 0, b = 0, alpha = 255] = await sharp(picture)
    .ensureAlpha()
    .extract({ left: 8, top: 70, width: 1, height: 1 })
    .raw()
    .toBuffer()
  return { color: { r, g, b }, alpha }
}
const white = { r: 255, g: 255, b: 255 }

describe('a film', () => {
  let made: Awaited<ReturnType<typeof taken>>
  beforeAll(async () => {
    await putFrames(join(own, 'whole'), firstFrames(72))
    made = await taken(film(), ['mp4', 'webm', 'gif', 'png'], 'whole')
  })
  const played = { pix_fmt: 'yuv420p', ...size, avg_frame_rate: '24/1', nb_read_frames: 72, seconds: 3 }

  it('[S1.09] is an MP4 that every browser plays: H.264 in 4:2:0, its index first, its colours told', () => {
    const path = made.pathOf('mp4')
    const told = { color_space: 'bt709', color_range: 'tv' }
    expect(probeFilm(path)).toMatchObject({ codec_name: 'h264', profile: 'Main', ...played, ...told })
    expect(boxesOf(path).indexOf('moov')).toBeLessThan(boxesOf(path).indexOf('mdat'))
  })

  it('[S1.09] has the same frames in the same time as WebM, as GIF and as a PNG sequence', () => {
    expect(probeFilm(made.pathOf('webm'))).toMatchObject({ codec_name: 'vp9', ...played })
    const { pix_fmt: _, ...shown } = played
    expect(probeFilm(made.pathOf('gif'))).toMatchObject({ codec_name: 'gif', ...shown })
    const sequence = unzipSync(readFileSync(made.pathOf('png')))
    expect(Object.keys(sequence)).toEqual(firstFrames(72).map((frame) => `${`${frame}`.padStart(4, '0')}.png`))
  })

  it('[S1.09] keeps its colours in every form, and what stands still is the same in every frame', async () => {
    for (const form of ['mp4', 'webm', 'gif'] as const) {
      const [first, last] = [0, 71].map((frame) => frameOfFilm(made.pathOf(form), frame))
      const { color } = await corner(sure(first))
      expect(colorDistance(color, standing), form).toBeLessThan(2)
      if (form === 'gif') expect((await corner(sure(last))).color).toEqual(color)
    }
    const { color } = await corner(made.poster)
    expect(colorDistance(color, standing)).toBeLessThan(2)
  })

  it('[S1.09] is encoded by the studio itself where there is no ffmpeg, the same film the same bytes; but for WebM', async () => {
    const path = (await taken(film(), ['mp4'], 'whole', { without: true })).pathOf('mp4')
    const told = { color_space: 'bt709', color_range: 'tv' }
    expect(probeFilm(path)).toMatchObject({ codec_name: 'h264', profile: 'Baseline', ...played, ...told })
    expect(boxesOf(path)).toEqual(['ftyp', 'moov', 'mdat'])
    expect(colorDistance((await corner(frameOfFilm(path, 40))).color, standing)).toBeLessThan(2)
    const bytes = readFileSync(path)
    await taken(film(), ['mp4'], 'whole', { without: true })
    expect(readFileSync(path).equals(bytes)).toBe(true)
    const webm = taken(film(), ['webm'], 'whole', { without: true })
    await expect(webm).rejects.toMatchObject({ code: 'filmFormMissing' })
  })

  it('[S1.09] is seen through as WebM, GIF and PNG, and stands before white as MP4', async () => {
    await putFrames(join(own, 'through'), firstFrames(72), true)
    const { pathOf } = await taken(film({ transparent: true }), ['mp4', 'webm', 'gif', 'png'], 'through')
    expect(probeFilm(pathOf('webm')).tags).toMatchObject({ alpha_mode: '1' })
    for (const frame of [0, 50]) expect((await corner(frameOfFilm(pathOf('gif'), frame))).alpha).toBe(0)
    const [png] = Object.values(unzipSync(readFileSync(pathOf('png'))))
    expect((await corner(Buffer.from(sure(png)))).alpha).toBe(0)
    const own8 = await taken(film({ transparent: true }), ['mp4'], 'through', { without: true })
    for (const path of [pathOf('mp4'), own8.pathOf('mp4')])
      expect(colorDistance((await corner(frameOfFilm(path, 20))).color, white), path).toBeLessThan(2)
  })

  it('[S4.08] stops where it is no longer wanted, and goes on with the frames that it has', async () => {
    await putFrames(join(own, 'stopped'), firstFrames(70))
    const cancelled = new AbortController()
    const shares: number[] = []
    const told = async (share: number) => {
      shares.push(share)
      if (shares.length === 71) cancelled.abort(new Error('no longer wanted'))
    }
    const stopped = taken(film(), ['mp4'], 'stopped', { signal: cancelled.signal, told })
    await expect(stopped).rejects.toThrow('no longer wanted')
    const whole = await taken(film(), ['mp4'], 'stopped')
    expect(probeFilm(whole.pathOf('mp4')).nb_read_frames).toBe(72)
    expect(shares.every((share, i) => share >= (shares[i - 1] ?? 0))).toBe(true)
  })

  it('[S8.04] [S5.01] says so where the disk is full while it is encoded, in whatever form', async () => {
    await putFrames(join(own, 'full'), firstFrames(72))
    for (const form of ['mp4', 'gif', 'png'] as const) {
      symlinkSync('/dev/full', join(own, 'full', `film.${form === 'png' ? 'zip' : form}`))
      const encoded = taken(film(), [form], 'full', { without: true })
      await expect(encoded, form).rejects.toMatchObject({ code: 'storageFull' })
    }
  })
})
