import { fromHex, toHex } from '@toile/craft/colors/color.ts'
import { labelOf } from '@toile/craft/words/concepts.ts'
import { type LanguageId, languages } from '@toile/rules/languages/index.ts'
import { describe, expect, it } from 'vitest'
import { readBrief } from './readBrief.ts'

const table = new Map([['19-4052', '#0f4c81']])
const findCode = (code: string) => fromHex(table.get(code) ?? '')
const read = (words: string, language: LanguageId = 'en') => readBrief(words, language, findCode)

const harbour = `# Harbour, SS27

A **womenswear** summer capsule for quiet mornings on the coast. Think wide-leg linen trousers,
a crisp cotton shirt and one trench coat with patch pockets. No zips, please.

## Palette
- Clay: #aa3311
- Classic blue, PANTONE 19-4052 TCX
- Chalk rgb(246, 244, 238)
- Bottle green for the trims

Prints: small stripes, nothing floral. Keep it minimal and romantic.
Please ring 11-9999 or write by 12-3456-78.
`

describe('reading a brief', () => {
  it('[S5.05] finds its title, for whom it is, and the garments it names', () => {
    expect(read(harbour)).toMatchObject({ title: 'Harbour, SS27', language: 'en', gender: 'female', ageGroup: 'adult' })
    expect(read(harbour).positions).toEqual(expect.arrayContaining(['shirt', 'coat', 'trousers']))
  })

  it('[S5.05] finds wishes in prose, also unwanted ones, each with its line', () => {
    const wishes = read(harbour).wishes.map(({ wish: { id, not }, excerpt }) => ({
      id: `${not ? '!' : ''}${id}`,
      excerpt,
    }))
    const ids = wishes.map(({ id }) => id)
    expect(ids).toEqual(
      expect.arrayContaining([
        'linen',
        'wide_trousers',
        'trench',
        'patch_pocket',
        '!zip',
        'stripes',
        '!floral',
        'minimal',
        'romantic',
        'summer',
      ]),
    )
    // The words of a colour's name are no wishes: Classic blue asks for nothing classic.
    expect(ids).not.toContain('classic')
    expect(wishes.find(({ id }) => id === 'patch_pocket')?.excerpt).toMatch(/^a crisp cotton shirt/)
  })

  it('[S5.05] finds colours as values, codes and names with the names beside them, and invents none', () => {
    const { colors } = read(harbour)
    expect(colors.map(({ color, name, tcx }) => [toHex(color), name, tcx])).toEqual([
      ['#aa3311', 'Clay', ''],
      ['#0f4c81', 'Classic blue', '19-4052'],
      ['#f6f4ee', 'Chalk', ''],
      ['#14402f', 'Bottle green', ''],
    ])
    expect(colors[1]?.excerpt).toBe('Classic blue, PANTONE 19-4052 TCX')
  })

  it('a colour said three times stands there once and counts three times', () => {
    const { colors } = read('Navy coat, navy trousers.\n\nAnd a navy scarf with ivory.')
    expect(colors.map(({ name, times }) => [name, times])).toEqual([
      ['navy', 3],
      ['ivory', 1],
    ])
  })

  it.each(languages.map(({ id }) => id))('[S9.04] colours, cloth and garments are found in %s', (language) => {
    const says = (id: string) => labelOf(id, language)
    const gap = ['zh', 'ja', 'th'].includes(language) ? '、' : ', '
    const text = ['linen', 'dress', 'navy', 'ivory'].map(says).join(gap)
    const { wishes, colors, positions } = read(`${text}\n\n${text}`, language)
    const ids = wishes.map(({ wish }) => wish.id)
    expect(ids).toEqual(expect.arrayContaining(['linen', 'dress']))
    expect(colors.map(({ name }) => name)).toEqual([says('navy'), says('ivory')])
    expect(positions).toContain('dress')
  })

  it.each([
    ['Project: Coast 27\nfor men', 'Coast 27'],
    ['系列名称：海岸\n亚麻连衣裙', '海岸'],
    ['Название: Берег\nплатье', 'Берег'],
    ['We would like a collection of dresses in linen, soft and easy to wear all day.', ''],
    [`${'x'.repeat(300)}\n# A heading that is the title`, 'A heading that is the title'],
  ])('is called by its title field, heading or short first line: %#', (text, title) => {
    expect(read(text).title).toBe(title)
  })

  it('children are told from adults, and nobody is guessed where both are named alike', () => {
    expect(read('Pyjamas for boys, dinosaurs, cotton')).toMatchObject({ gender: 'male', ageGroup: 'child' })
    expect(read('Coats for women and men')).toMatchObject({ gender: null, ageGroup: 'adult' })
    expect(read('A linen shirt')).toMatchObject({ gender: null, ageGroup: null })
  })

  it('reads a long brief and one of nonsense without a wish made up', () => {
    expect(read(harbour.repeat(60)).colors).toHaveLength(4)
    expect(read('lorem ipsum dolor sit amet '.repeat(200))).toMatchObject({ wishes: [], colors: [], gender: null })
    expect(read('')).toMatchObject({ title: '', wishes: [], colors: [], positions: [] })
  })
})
