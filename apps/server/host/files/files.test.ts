import { printedOf } from '@toile/picture/prints/tileOfPicture.ts'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Refusal } from '@toile/rules/refusals.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Hostile, hostilePictures, otherKinds } from '../../testing/hostile/pictures.ts'
import { sweepFiles } from '../chores/sweep.ts'
import { file } from '../database/schema/files.ts'
import { addPerson } from '../testing/addPerson.ts'
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase.ts'
import { openFiles, storedName } from './files.ts'

const most = { bytes: 5_000_000 }
const folder = mkdtempSync(join(tmpdir(), 'toile-files-'))
const files = openFiles({ s3: undefined, folder })
const stored = () =>
  readdirSync(join(folder, 'files'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, 'files', name)).isFile(),
  )
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#aa3311' } })

let corpus: Hostile[]
let database: TestDatabase

beforeAll(async () => {
  corpus = await hostilePictures()
  database = await openTestDatabase()
})

afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const refusalOf = async (work: Promise<unknown>) => {
  try {
    await work
    return 'stored'
  } catch (error) {
    return error instanceof Refusal ? error.code : error
  }
}

describe('pictures from outside', () => {
  it('[S5.01] [A12] every hostile file meets its own sentence, and nothing of it is stored', async () => {
    const before = stored()
    const answers: Record<string, unknown> = {}
    for (const { name, bytes } of corpus) answers[name] = await refusalOf(files.putPicture(bytes, most))
    expect(answers).toEqual(Object.fromEntries(corpus.map(({ name, refusal }) => [name, refusal])))
    expect(stored()).toEqual(before)
  })

  it('[S5.01] a picture in a form that is not taken is called by its name', async () => {
    for (const { bytes, kind } of await otherKinds())
      await expect(files.putPicture(bytes, most)).rejects.toThrow(`This is a ${kind} file;`)
  })

  it('[S5.02] a file above the limit is refused with the limit', async () => {
    const bytes = Buffer.alloc(2_000_001)
    await expect(files.putPicture(bytes, { bytes: 2_000_000 })).rejects.toThrow('larger than 2 MB')
  })

  it('never crashes on, or stores as sent, a mutated picture', async () => {
    const sources = [
      await picture(40, 30).png().toBuffer(),
      await picture(40, 30).jpeg().toBuffer(),
      await picture(40, 30).webp().toBuffer(),
    ]
    let chance = 1
    for (let n = 0; n < 300; n++) {
      const bytes = Buffer.from(sources[n % 3] ?? [])
      for (let changes = 0; changes < 6; changes++) {
        chance = (chance * 48271) % 2147483647
        bytes[chance % bytes.length] = chance >>> 8
      }
      const sent = createHash('sha256').update(bytes).digest('hex')
      const answer = await files.putPicture(bytes, most).catch((error: unknown) => error)
      if (answer instanceof Error) expect(answer).toBeInstanceOf(Refusal)
      else expect(stored().some((name) => name.includes(sent))).toBe(false)
    }
  })

  it('[S5.01] a picture is taken for what its bytes say: a WebP is stored as one', async () => {
    expect(await files.putPicture(await picture(20, 10).webp().toBuffer(), most)).toMatchObject({
      mime: 'image/webp',
      width: 20,
      height: 10,
    })
  })

  it('[S5.01] turns a photograph upright and leaves its place, camera and profile behind', async () => {
    const gps = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } }
    const photograph = await picture(60, 40)
      .composite([{ input: await picture(60, 10).negate().png().toBuffer(), gravity: 'north' }])
      .jpeg()
      .withExif(gps)
      .withIccProfile('p3')
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(photograph).metadata()).exif?.length).toBeGreaterThan(0)
    const kept = await files.putPicture(photograph, most)
    expect([kept.width, kept.height]).toEqual([40, 60])
    const metadata = await sharp(await files.read(kept.hash)).metadata()
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    // What lay on top lies on the right after the turn.
    const pixels = await files.readPixels(kept.hash, 60)
    const at = (x: number, y: number) => pixels.rgba[(y * pixels.width + x) * 4] ?? 0
    expect(at(38, 30)).toBeLessThan(120)
    expect(at(2, 30)).toBeGreaterThan(140)
  })

  it('[S9.04] reads a large picture for printing as a browser does, to the pixel', async () => {
    const noise = Buffer.from(Array.from({ length: 1300 * 1101 * 3 }, (_, i) => (i * 2654435761) >>> 24))
    const bytes = await sharp(noise, { raw: { width: 1300, height: 1101, channels: 3 } })
      .png()
      .toBuffer()
    const { hash } = await files.putPicture(bytes, most)
    const rgba = await sharp(bytes).ensureAlpha().raw().toBuffer()
    const inBrowser = printedOf({ width: 1300, height: 1101, rgba: new Uint8ClampedArray(rgba) })
    const read = await files.readPrinted(hash)
    expect([read.width, read.height]).toEqual([inBrowser.width, inBrowser.height])
    expect(Buffer.compare(Buffer.from(read.rgba), Buffer.from(inBrowser.rgba))).toBe(0)
  })

  it('makes three WebP thumbnails, never larger than the picture', async () => {
    const kept = await files.putPicture(await picture(1600, 800).png().toBuffer(), most)
    const sizes = await Promise.all(
      (['160', '480', '1080'] as const).map(async (side) => {
        const { format, width, height } = await sharp(await files.read(kept.thumbnails[side] ?? '')).metadata()
        return [format, width, height]
      }),
    )
    expect(sizes).toEqual([
      ['webp', 160, 80],
      ['webp', 480, 240],
      ['webp', 1080, 540],
    ])
    const small = await files.putPicture(await picture(30, 20).png().toBuffer(), most)
    expect(await sharp(await files.read(small.thumbnails['1080'] ?? '')).metadata()).toMatchObject({
      width: 30,
      height: 20,
    })
  })

  it('keeps transparency', async () => {
    const clear = sharp({ create: { width: 9, height: 9, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } } })
    const kept = await files.putPicture(await clear.png().toBuffer(), most)
    expect((await files.readPixels(kept.hash, 9)).rgba[3]).toBe(0)
  })

  it('stores the same picture once, under the hash of what is stored', async () => {
    const bytes = await picture(33, 33).png().toBuffer()
    const first = await files.putPicture(bytes, most)
    const count = stored().length
    expect(await files.putPicture(bytes, most)).toEqual(first)
    expect(stored()).toHaveLength(count)
    const kept = await files.read(first.hash, first.mime)
    expect(createHash('sha256').update(kept).digest('hex')).toBe(first.hash)
    expect(stored()).toContain(join('', storedName(first.hash, 'image/png')))
  })
})

describe('stored bytes', () => {
  it('are swept a day after they were stored when nothing names them, and not before', async () => {
    const ownerId = await addPerson(database.db)
    const named = await files.putPicture(await picture(50, 50).png().toBuffer(), most)
    await database.db.insert(file).values({ ownerId, kind: 'mood', ...named })
    const unnamed = await files.putBytes(Buffer.from('never named'), 'application/json')
    const place = (hash: string, mime: string) => join(folder, 'files', storedName(hash, mime))
    expect(await sweepFiles(database.db, files)).toBe(0)
    const old = new Date(Date.now() - 25 * 60 * 60 * 1000)
    for (const name of stored()) utimesSync(join(folder, 'files', name), old, old)
    expect(await sweepFiles(database.db, files)).toBeGreaterThan(0)
    expect(existsSync(place(unnamed, 'application/json'))).toBe(false)
    expect(existsSync(place(named.hash, named.mime))).toBe(true)
    for (const hash of Object.values(named.thumbnails)) expect(existsSync(place(hash, 'image/webp'))).toBe(true)
  })
})
