import { contract } from '@toile/contract/index.ts'
import { prints } from '@toile/craft/prints/index.ts'
import { sure } from '@toile/geometry'
import { paintTile } from '@toile/picture/prints/paintTile.ts'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openServerHost } from '../../host/canvas.ts'
import { schema } from '../../host/database/schema/index.ts'
import { addEntry } from '../../library/search/addEntry.ts'
import { catchUp } from '../../library/search/catchUp.ts'
import type { Caller } from '../../testing/caller.ts'
import { openTestToile, type TestToile } from '../../testing/openTestToile.ts'
import { openRole } from '../../testing/people.ts'
import { plainPicture, uploaded } from './testing.ts'

const { library } = contract
let toile: TestToile
let caller: Caller
beforeAll(async () => {
  toile = await openTestToile({ TOILE_ROLE: 'api' })
  caller = await openRole(toile)
})
afterAll(() => toile.close())

const list = (filter: object) => caller.call(library.listItems, filter)
const named = async (filter: object) => (await list(filter)).items.map(({ name }) => name)
const keep = (name: string, more: object = {}) =>
  toile.database.db.transaction((tx) => addEntry(tx, { ownerId: caller.userId, tab: 'prints', name, ...more }))

describe('search by words', () => {
  beforeAll(async () => {
    const names = ['Navy stripes', 'Strawberry field', 'Robe rayée d’été', 'Fiorellini azzurri', 'Синяя ёлочка']
    for (const name of [...names, '青い花柄のワンピース', '蓝色牛仔裤', '꽃무늬 원피스', 'ลายดอกไม้สีฟ้า', 'Váy hoa nhí'])
      await keep(name)
    await keep('Untitled 1', { category: 'dress', tab: 'sketches' })
    await keep('Untitled 2', { tags: ['watercolour', 'Riviera'] })
  })

  it.each([
    ['English, two letters swapped', 'stirpes', 'Navy stripes'],
    ['English, a letter missing', 'strawbery', 'Strawberry field'],
    ['English, two letters wrong', 'strewbarry', 'Strawberry field'],
    ['English, full width', 'ＮＡＶＹ', 'Navy stripes'],
    ['French without accents', 'rayee', 'Robe rayée d’été'],
    ['French, a letter wrong', 'rayéa', 'Robe rayée d’été'],
    ['Italian, a letter too many', 'fiorelllini', 'Fiorellini azzurri'],
    ['Russian without its dots', 'елочка', 'Синяя ёлочка'],
    ['Russian, a letter missing', 'ёлчка', 'Синяя ёлочка'],
    ['Japanese within a text', '花柄', '青い花柄のワンピース'],
    ['Japanese in the other kana', 'わんぴーす', '青い花柄のワンピース'],
    ['Japanese in half width', 'ﾜﾝﾋﾟｰｽ', '青い花柄のワンピース'],
    ['Japanese, a kana missing', 'ワンピス', '青い花柄のワンピース'],
    ['Chinese within a text', '牛仔', '蓝色牛仔裤'],
    ['Chinese in old characters', '牛仔褲', '蓝色牛仔裤'],
    ['Korean, begun', '꽃무', '꽃무늬 원피스'],
    ['Korean, a vowel wrong', '꽃무니', '꽃무늬 원피스'],
    ['Thai within a text', 'ดอกไม้', 'ลายดอกไม้สีฟ้า'],
    ['Thai, two signs swapped', 'ดอกมไ้', 'ลายดอกไม้สีฟ้า'],
    ['Vietnamese without marks', 'vay hoa', 'Váy hoa nhí'],
    ['Vietnamese, two letters swapped', 'váy hao', 'Váy hoa nhí'],
    ['a tag', 'riviera', 'Untitled 2'],
    ['a tag, misspelt', 'watercolor', 'Untitled 2'],
  ])('[S2.44] %s: “%s” finds %s', async (_, search, name) => {
    expect(await named({ search })).toContain(name)
  })

  it.each(['dress', 'robe', 'vestito', '连衣裙', 'ワンピース', '원피스', 'платье', 'เดรส', 'váy liền'])(
    '[S2.44] [S3.26] “%s” finds what is filed as a dress, in each of the nine languages',
    async (search) => expect(await named({ search, tab: 'sketches' })).toEqual(['Untitled 1']),
  )

  it('[S2.44] the same word comes first, then one that begins so, then a misspelt one; every word has to be found', async () => {
    await keep('Palms')
    await keep('Palm')
    await keep('Plam')
    expect(await named({ search: 'palm' })).toEqual(['Palm', 'Palms', 'Plam'])
    expect(await named({ search: 'navy stripes' })).toEqual(['Navy stripes'])
    expect(await named({ search: 'navy dots' })).toEqual([])
    expect(await named({ search: '!!!' })).toEqual([])
  })

  it('[S2.44] what is renamed or tagged is found by its new words at once', async () => {
    const { items } = await list({ search: 'palms' })
    await caller.call(library.renameItem, { id: sure(items[0]).id, name: 'Oleander' })
    await caller.call(library.tagItems, { ids: [sure(items[0]).id], add: ['Capri'] })
    expect(await named({ search: 'oleender' })).toEqual(['Oleander'])
    expect(await named({ search: 'capri' })).toEqual(['Oleander'])
  })
})

describe('search by colour and likeness', () => {
  const host = openServerHost()
  const drawn = (index: number, colors = sure(prints[index]).colorway) => {
    const print = sure(prints[index])
    const tile = paintTile(host, print, colors, 5, 240 / Math.max(print.width, print.height), {}, print.repeat)
    const raw = { width: tile.width, height: tile.height, channels: 4 as const }
    return sharp(Buffer.from(tile.rgba.buffer), { raw }).png().toBuffer()
  }
  const add = async (name: string, bytes: Buffer, tab = 'prints') => {
    const fileId = await uploaded(caller, name, bytes)
    return caller.call(library.addItem, { fileId, tab: tab === 'prints' ? 'prints' : 'moodboards', name })
  }

  beforeAll(async () => {
    caller = await openRole(toile)
  })

  it('[S2.44] pictures that hold a colour are found by CIEDE2000, the fullest first, others not', async () => {
    const stripe = (a: string, b: string, share: number) =>
      sharp(
        Buffer.from(
          `<svg width="100" height="100"><rect width="100" height="100" fill="${a}"/><rect width="${share}" height="100" fill="${b}"/></svg>`,
        ),
      )
        .png()
        .toBuffer()
    await add('All red', await plainPicture('#c8322d'))
    await add('A third red', await stripe('#f4efe4', '#c8322d', 33))
    await add('Near red', await plainPicture('#d2473f'))
    await add('Blue', await plainPicture('#2a5caa'))
    const color = { r: 0xc8, g: 0x32, b: 0x2d }
    expect(await named({ color })).toEqual(['All red', 'Near red', 'A third red'])
    expect(await named({ color, within: 2 })).toEqual(['All red', 'A third red'])
    expect(await named({ color, search: 'third' })).toEqual(['A third red'])
    const counts = await caller.call(library.countItems, { color })
    expect([counts.total, counts.tabs.find(({ tab }) => tab === 'prints')?.count]).toEqual([3, 3])
  })

  it('[S2.44] more like this: a recoloured print and one encoded again come before ten others, itself not', async () => {
    const original = await add('Original', await drawn(1), 'moodboards')
    for (let i = 2; i < 12; i++) await add(`Other ${i}`, await drawn(i), 'moodboards')
    const turned = prints[1].colorway.map(({ r, g, b }) => ({ r: g, g: b, b: r }))
    await add('Recoloured', await drawn(1, turned), 'moodboards')
    await add(
      'Again',
      await sharp(await drawn(1))
        .jpeg({ quality: 40 })
        .toBuffer(),
      'moodboards',
    )
    const found = await named({ like: original.id, tab: 'moodboards' })
    expect(found.slice(0, 2)).toEqual(['Again', 'Recoloured'])
    expect(found).not.toContain('Original')
    expect((await named({ likeFile: original.picture?.id, tab: 'moodboards' })).slice(0, 2)).toEqual(found.slice(0, 2))
  })

  it('[S2.44] [S6.11] another’s entry or picture is no pattern to search by', async () => {
    const { items } = await list({ size: 1 })
    const other = await openRole(toile)
    for (const filter of [{ like: sure(items[0]).id }, { likeFile: sure(items[0]).picture?.id }])
      expect(await other.ask(library.listItems, filter)).toMatchObject({ errCode: 1, data: null })
  })

  it('[S2.44] what was kept before it could be searched is read and measured afterwards', async () => {
    const { db } = toile.database
    const { file, libraryItem } = schema
    const own = eq(libraryItem.ownerId, caller.userId)
    await db.update(libraryItem).set({ words: null }).where(own)
    await db.update(file).set({ likeness: null, palette: null }).where(eq(file.ownerId, caller.userId))
    expect(await named({ search: 'recoloured' })).toEqual([])
    await catchUp.run({ db, files: toile.server.files, signal: new AbortController().signal })
    expect(await named({ search: 'recoloured' })).toEqual(['Recoloured'])
    expect(await named({ color: { r: 0x2a, g: 0x5c, b: 0xaa }, tab: 'prints' })).toEqual(['Blue'])
    expect(
      await db
        .select()
        .from(libraryItem)
        .where(and(own, eq(libraryItem.words, ''))),
    ).toEqual([])
  })
})
