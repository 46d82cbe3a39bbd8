import { fonts } from '@toile/craft/slogans/fonts.ts'
import type { TextItem } from '@toile/craft/slogans/slogan.ts'
import { area, sure } from '@toile/geometry'
import { laidOf } from '@toile/picture/lettering/drawSlogan.ts'
import { layText } from '@toile/picture/lettering/layText.ts'
import type { Letters } from '@toile/picture/lettering/letters.ts'
import { missingLetters } from '@toile/picture/lettering/missingLetters.ts'
import { boundsOfOutline, flatten } from '@toile/picture/lettering/letterOutlines.ts'
import { overlapsIn } from '@toile/picture/lettering/overlapsIn.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { page, text } from '../../testing/slogans.ts'
import { openServerLetters } from './shelf.ts'

let letters: Letters
beforeAll(async () => {
  letters = await openServerLetters()
})

const lay = async (item: TextItem) => {
  await letters.ready([item])
  return layText(item, letters)
}
const widthOf = async (item: TextItem) => {
  const { bounds } = await lay(item)
  return bounds.right - bounds.left
}

describe('shaping', () => {
  it('[S5.18] letters are kerned, and unkerned when they are set apart', async () => {
    const pairs = (await widthOf(text('AVAVAV'))) / (await widthOf(text('HHHHHH')))
    const apart = (await widthOf(text('AVAVAV', 'montserrat', { spacing: 1000 }))) - (await widthOf(text('AVAVAV')))
    expect(pairs).toBeLessThan(1)
    expect(apart).toBeCloseTo(500, -1)
  })

  it('[S5.18] Thai marks stand over their letter and each other, without a place of their own on the line', async () => {
    const bare = await lay(text('ทน', 'kanit'))
    const marked = await lay(text('ที่นี้', 'kanit'))
    expect(marked.bounds.right - marked.bounds.left).toBeLessThan((bare.bounds.right - bare.bounds.left) * 1.1)
    expect(marked.bounds.bottom - marked.bounds.top).toBeGreaterThan((bare.bounds.bottom - bare.bounds.top) * 1.4)
    expect(marked.outlines).toHaveLength(2)
  })

  it('[S5.18] Vietnamese marks are stacked, however they were typed', async () => {
    const typed = await lay(text('Ướt đẫm'))
    const apart = await lay(text('Ướt đẫm'.normalize('NFD')))
    expect(apart.outlines).toEqual(typed.outlines)
    expect(typed.missing).toEqual([])
    const plain = await lay(text('Uot dam'))
    expect(typed.bounds.bottom - typed.bounds.top).toBeGreaterThan((plain.bounds.bottom - plain.bounds.top) * 1.1)
  })

  it('[S5.18] a word is drawn by one font: a font that lacks a letter gives its whole script to its companion', async () => {
    const { stands, missing } = await lay(text('Đà Nẵng Beach', 'rye'))
    expect(missing).toEqual([])
    expect(stands.map(({ font }) => font)).toEqual(['alfa-slab-one'])
    expect(stands[0]?.letters).toContain('B')
    const han = await lay(text('夜の海 Riot', 'anton'))
    expect(han.stands).toEqual([{ font: 'dela-gothic-one', letters: '夜の海' }])
  })

  it('[S5.18] letters that no font has are named, and the others are still drawn', async () => {
    const item = text('Hi 😀ᚠ')
    const laid = await lay(item)
    expect(laid.missing).toEqual(['😀', 'ᚠ'])
    expect(missingLetters([item], letters)).toEqual(['😀', 'ᚠ'])
    expect(laid.outlines).toHaveLength(2)
  })

  it('[S5.18] a heavier weight puts down more ink where the font varies', async () => {
    const inkOf = async (weight: number) => {
      const { outlines } = await lay(text('O', 'montserrat', { weight }))
      return Math.abs(outlines.flatMap((one) => flatten(one, 0.1)).reduce((sum, run) => sum + area(run), 0))
    }
    expect(await inkOf(900)).toBeGreaterThan((await inkOf(300)) * 1.8)
  })
})

const samples = ['Riot 89', 'Ẫm đợt', 'Привет', 'ที่นี่', '서울', '東京の夏', '汉字设计', '漢字設計']

describe('fonts', () => {
  it.each(fonts.map(({ id }) => id))(
    '[S5.18] %s draws every script of the nine languages, itself or by companions it names',
    async (id) => {
      for (const sample of samples) {
        const { outlines, missing, stands } = await lay(text(sample, id))
        expect(missing, sample).toEqual([])
        expect(outlines.length, sample).toBeGreaterThan(0)
        for (const { font } of stands) expect(fonts.map((one) => one.id)).toContain(font)
      }
    },
  )

  it('[S5.18] there are at least twenty, each with a look and a name of its own', () => {
    expect(fonts.length).toBeGreaterThanOrEqual(20)
    expect(new Set(fonts.map(({ family }) => family)).size).toBe(fonts.length)
    expect(new Set(fonts.map(({ label }) => label)).size).toBe(fonts.length)
  })
})

describe('bends', () => {
  it('[S5.18] a text around a circle stays as long, and its ends hang or rise by the bend', async () => {
    const flat = await lay(text('RIOT CLUB', 'anton'))
    const width = flat.bounds.right - flat.bounds.left
    for (const by of [-120, -40, 40, 120]) {
      const bent = await lay(text('RIOT CLUB', 'anton', { bend: { kind: 'arc', by } }))
      const reach = width / ((Math.abs(by) * Math.PI) / 180)
      const drop = reach * (1 - Math.cos((Math.abs(by) * Math.PI) / 360))
      expect(bent.bounds.bottom - bent.bounds.top).toBeGreaterThan(drop * 0.8)
      const first = boundsOfOutline(sure(bent.outlines[0]))
      const middle = boundsOfOutline(sure(bent.outlines[4]))
      expect(Math.sign(first.top + first.bottom - middle.top - middle.bottom)).toBe(Math.sign(by))
    }
  })

  it('[S5.18] letters run down in columns, the Asian ones from the right', async () => {
    const { bounds, outlines } = await lay(text('東京\nの夏', 'dela-gothic-one', { runs: 'down' }))
    expect(bounds.bottom - bounds.top).toBeGreaterThan(150)
    expect(boundsOfOutline(sure(outlines[0])).left).toBeGreaterThan(boundsOfOutline(sure(outlines[3])).right)
  })
})

describe('overlaps', () => {
  const at = (id: string, says: string, x: number, y: number, own: Partial<TextItem> = {}) =>
    text(says, 'anton', { id, x, y, size: 40, ...own })
  const found = async (items: TextItem[]) => {
    await letters.ready(items)
    return overlapsIn(page(items), laidOf(page(items), letters))
  }

  it('[S5.18] texts whose letters lie over each other are told, those whose boxes alone meet are not', async () => {
    expect(await found([at('a', 'RIOT', 100, 50), at('b', 'CLUB', 110, 55)])).toEqual([{ first: 'a', second: 'b' }])
    expect(await found([at('a', 'RIOT', 100, 30), at('b', 'CLUB', 100, 75)])).toEqual([])
    // A small text inside the counter of a large O, and one in the corner that a turned text leaves free.
    expect(
      await found([at('a', 'O', 100, 50, { font: 'montserrat', size: 110 }), at('b', 'in', 100, 50, { size: 12 })]),
    ).toEqual([])
    expect(await found([at('a', 'LLLLLL', 100, 50, { angle: -40 }), at('b', 'up', 60, 20, { size: 14 })])).toEqual([])
  })
})
