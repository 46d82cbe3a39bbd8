import { describe, expect, it } from 'vitest'
import { garments } from '../../../garments/index.ts'
import { wearerOf } from '../../../mannequins/wearer.ts'
import { bareBrief } from '../bareBrief.ts'
import type { Brief } from '../brief.ts'
import { steer } from '../steering.ts'
import { brokenRange, rangeRules } from './index.ts'
import type { RangeLook } from '../rangeRule.ts'

const palette = ['#1f3a5f', '#f4ead7', '#d9623b', '#8fb3b5', '#e3b04b']
const setting = (own: Partial<Brief> = {}) => steer(bareBrief(['ines'], palette, own))
const shapedOf = (id: string) => {
  const found = garments.find((garment) => garment.id === id)
  if (!found) throw new Error(`no garment ${id}`)
  return { slot: found.slot, category: found.category, cut: found.id, character: found.character }
}
/** Looks from words: 'chinos polo blazer'; a piece that comes back is named with the look it is from, 'chinos@1'. */
const looks = (person: string, ...words: readonly string[]): RangeLook[] =>
  words.map((own, look) => ({
    wearer: wearerOf(person),
    parts: own.split(' ').map((word) => shapedOf(word.split('@')[0])),
    pieces: own.split(' ').map((word) => (word.includes('@') ? word : `${word}@${look}`)),
  }))
const broken = (line: readonly RangeLook[], own: Partial<Brief> = {}) =>
  brokenRange(line, setting(own)).map(({ id }) => id)

/** Eight looks of women that a merchandiser would sign. */
const women = [
  'trousers@0 shirt blazer',
  'denimSkirt turtleneck',
  'jeans sweater',
  'wrapDress coat',
  'columnGown',
  'trousers@0 blouse',
  'miniSkirt tShirt denimJacket',
  'chinos camisole cardigan',
]
const withLook = (at: number, words: string) => looks('ines', ...women.with(at, words))

describe('the range of a series', () => {
  it('[S9.02] is asked for by rules with names of their own, and good eight looks break none', () => {
    expect(new Set(rangeRules.map(({ id }) => id)).size).toBe(rangeRules.length)
    expect(broken(looks('ines', ...women))).toEqual([])
  })

  it('[S9.02] has layers by the weather: two for women, three for men, more in the cold, one light one in the heat', () => {
    const bare = [
      'chinos polo',
      'jeans tShirt',
      'shorts campShirt',
      'trousers shirt',
      'bermudas henley',
      'joggers sweatshirt',
    ]
    const line = (...over: readonly string[]) => looks('theo', ...bare, ...over)
    expect(broken(line('cargoTrousers turtleneck', 'wideTrousers shirt coat'))).toContain('outers')
    expect(
      broken(
        line('cargoTrousers turtleneck bomber', 'wideTrousers shirt coat').with(
          0,
          looks('theo', 'chinos polo blazer')[0],
        ),
      ),
    ).not.toContain('outers')
    expect(broken(line('cargoTrousers turtleneck bomber', 'wideTrousers shirt coat'), { season: 'winter' })).toContain(
      'outers',
    )
    const summer = { season: 'summer' } as const
    expect(broken(line('boardShorts tankTop', 'tailoredShorts polo'), summer)).toContain('outers')
    expect(broken(line('boardShorts tankTop', 'tailoredShorts polo puffer'), summer)).toContain('outers')
    expect(broken(line('boardShorts tankTop', 'tailoredShorts polo overshirt'), summer)).not.toContain('outers')
    const waist = line('trousers shirt waistcoat', 'wideTrousers shirt coat').with(
      0,
      looks('theo', 'chinos polo blazer')[0],
    )
    expect(broken(waist)).not.toContain('outers')
  })

  it('[S9.02] has a coat or a warm jacket over half of the looks in the cold, over a quarter indoors', () => {
    const winter = { season: 'winter' } as const
    const line = (...over: readonly string[]) =>
      looks(
        'ines',
        ...Array.from({ length: 8 }, (_, i) => `${['jeans', 'trousers'][i % 2]} turtleneck ${over[i] ?? ''}`.trim()),
      )
    expect(broken(line('coat', 'puffer', 'duffleCoat'), winter)).toContain('coats')
    expect(broken(line('coat', 'puffer', 'duffleCoat', 'cardigan'), winter)).toContain('coats')
    expect(broken(line('coat', 'puffer', 'duffleCoat', 'peacoat'), winter)).not.toContain('coats')
    expect(broken(line('coat', 'puffer'), { ...winter, occasion: 'party' })).not.toContain('coats')
    expect(broken(line('coat'), { ...winter, occasion: 'party' })).toContain('coats')
    expect(broken(line(), { season: 'autumn' })).not.toContain('coats')
  })

  it('[S9.02] has a tailored piece for grown-ups, unless sport, the outdoors, home or a holiday is asked for', () => {
    const loose = ['jeans tShirt', 'joggers hoodie', 'shorts polo', 'cargoTrousers henley']
    expect(broken(looks('theo', ...loose))).toContain('tailored')
    for (const piece of ['trousers polo', 'jeans polo blazer', 'jeans shirt waistcoat', 'jeans polo trench'])
      expect(broken(looks('theo', ...loose.with(0, piece))), piece).not.toContain('tailored')
    for (const occasion of ['sport', 'outdoors', 'lounge', 'holiday'] as const)
      expect(broken(looks('theo', ...loose), { occasion }), occasion).not.toContain('tailored')
    expect(broken(looks('sam', ...loose))).not.toContain('tailored')
  })

  it('[S9.02] has trousers and a skirt or a dress for women', () => {
    const skirts = ['miniSkirt tShirt', 'wrapDress', 'pleatedSkirt blouse', 'slipDress']
    const trousers = ['jeans tShirt', 'chinos polo', 'trousers blouse', 'jumpsuit']
    expect(broken(looks('ines', ...skirts))).toContain('legs')
    expect(broken(looks('ines', ...trousers))).toContain('legs')
    expect(broken(looks('ines', ...skirts.with(0, 'shorts tShirt')))).toContain('legs')
    expect(broken(looks('ines', ...skirts.with(0, 'shorts tShirt')), { season: 'summer' })).not.toContain('legs')
    expect(broken(looks('ines', ...skirts.slice(0, 2), ...trousers.slice(0, 2)))).not.toContain('legs')
    expect(broken(looks('theo', ...trousers.slice(0, 3), 'shorts polo'))).not.toContain('legs')
  })

  it('[S9.02] has no overall twice, no dress of one cut three times, and none beside itself', () => {
    expect(broken(withLook(1, 'boilerSuit').with(6, looks('ines', 'boilerSuit')[0]))).toContain('wholes')
    expect(broken(withLook(1, 'boilerSuit'))).not.toContain('wholes')
    const girls = ['dungarees tShirt', 'skort polo', 'jeans sweater', 'dungarees blouse']
    expect(broken(looks('lily', ...girls))).toContain('bottoms')
    expect(broken(looks('lily', ...girls.with(3, 'dungarees@0 blouse')))).not.toContain('bottoms')
    expect(broken(withLook(7, 'wrapDress'))).not.toContain('wholes')
    expect(broken(withLook(2, 'wrapDress'))).toContain('wholes')
    expect(broken(withLook(7, 'wrapDress').with(1, looks('ines', 'wrapDress')[0]))).toContain('wholes')
  })

  it('[S9.02] has a bottom’s cut again only as the very same piece, never beside itself; trousers of suits are their own', () => {
    expect(broken(withLook(5, 'trousers@5 blouse'))).not.toContain('bottoms')
    expect(broken(withLook(5, 'jeans@5 blouse'))).toContain('bottoms')
    expect(broken(withLook(5, 'jeans@2 blouse'))).not.toContain('bottoms')
    expect(broken(withLook(3, 'jeans@2 blouse'))).toContain('bottoms')
    const chinos = (count: number) =>
      looks(
        'theo',
        ...Array.from({ length: 6 }, (_, i) =>
          i % 2 ? 'shorts@1 polo' : i / 2 < count ? 'chinos shirt' : 'jeans shirt',
        ),
      )
    expect(broken(chinos(2))).not.toContain('bottoms')
    expect(broken(chinos(3))).toContain('bottoms')
    expect(broken(looks('theo', ...Array<string>(4).fill('trousers shirt blazer')))).not.toContain('bottoms')
  })

  it('[S9.02] has no category of top in more than three looks of eight', () => {
    expect(broken(withLook(7, 'chinos blouse cardigan'))).not.toContain('tops')
    const knits = withLook(7, 'chinos twinSet').with(3, looks('ines', 'aLineSkirt aranSweater')[0])
    expect(broken(knits)).toContain('tops')
    const shirts = (over: string) => looks('theo', ...Array<string>(4).fill(`trousers shirt${over}`))
    expect(broken(shirts(''))).toContain('tops')
    expect(broken(shirts(' blazer'))).not.toContain('tops')
  })

  it('[S9.02] has three lengths of hem for women, two in the cold and in the evening', () => {
    const line = (...words: readonly string[]) => looks('ines', ...words)
    const two = line(
      'jeans tShirt',
      'chinos polo',
      'trousers blouse',
      'pleatedSkirt shirt',
      'slipDress',
      'wrapSkirt camisole',
    )
    expect(broken(two)).toContain('lengths')
    expect(broken(two, { season: 'winter' })).not.toContain('lengths')
    expect(broken(two, { occasion: 'evening' })).not.toContain('lengths')
    expect(broken(two.with(0, line('miniSkirt tShirt')[0]))).not.toContain('lengths')
  })

  it('[S9.02] ends above the knee twice for women, three times in the heat, every day and at a party, never for work and in the cold', () => {
    const below = women.with(1, 'pleatedSkirt turtleneck')
    const line = (...short: readonly string[]) => looks('ines', ...below.toSpliced(0, short.length, ...short))
    expect(broken(line())).toContain('aboveKnee')
    expect(broken(line('shorts tShirt'))).not.toContain('aboveKnee')
    for (const own of [{ season: 'summer' }, { occasion: 'everyday' }, { occasion: 'party' }] as const) {
      expect(broken(line('shorts tShirt'), own)).toContain('aboveKnee')
      expect(broken(line('shorts tShirt', 'denimSkirt polo'), own)).not.toContain('aboveKnee')
    }
    for (const own of [{ season: 'winter' }, { occasion: 'work' }, { occasion: 'evening' }] as const)
      expect(broken(line(), own)).not.toContain('aboveKnee')
    expect(broken(looks('theo', ...below))).not.toContain('aboveKnee')
  })

  it('[S9.02] shows the knees of children in six looks of eight in the heat', () => {
    const summer = { season: 'summer' } as const
    const line = (person: string, long: number) =>
      looks(person, ...Array.from({ length: 8 }, (_, i) => (i < long ? 'jeans tShirt' : 'shorts polo')))
    expect(broken(line('sam', 3), summer)).toContain('bareKnees')
    expect(broken(line('sam', 2), summer)).not.toContain('bareKnees')
    expect(broken(line('sam', 8))).not.toContain('bareKnees')
    expect(broken(line('theo', 8), summer)).not.toContain('bareKnees')
    expect(broken(line('lily', 8).with(0, looks('lily', 'tieredDress')[0]), summer)).toContain('bareKnees')
    const skirts = Array.from({ length: 8 }, (_, i) => (i < 2 ? 'jeans tShirt' : 'tieredSkirt polo'))
    expect(broken(looks('lily', ...skirts), summer)).not.toContain('bareKnees')
  })

  it('[S9.02] plays long over something and wide with slim once in six looks', () => {
    const plain = Array.from({ length: 6 }, () => 'chinos polo')
    const line = (person: string, first: string) => looks(person, ...plain.with(0, first))
    expect(broken(line('theo', 'chinos polo'))).toEqual(expect.arrayContaining(['longOver', 'wideOver']))
    expect(broken(line('theo', 'chinos polo coat'))).not.toContain('longOver')
    expect(broken(line('ines', 'chinos tunic'))).not.toContain('longOver')
    expect(broken(line('theo', 'chinos sweater'))).not.toContain('wideOver')
    expect(broken(line('ines', 'palazzoTrousers camisole'))).not.toContain('wideOver')
    expect(broken(line('theo', 'chinos polo'), { season: 'summer' })).not.toContain('longOver')
    expect(broken(line('ines', 'chinos polo'), { season: 'summer' })).toContain('longOver')
    expect(broken(line('theo', 'chinos polo'), { occasion: 'sport' })).not.toContain('longOver')
    expect(broken(line('sam', 'chinos polo'))).not.toContain('longOver')
    expect(broken(line('theo', 'chinos polo').slice(1))).not.toContain('wideOver')
  })

  it('[S9.02] has a dress above the knee at a party of women, unless it is cold', () => {
    const party = { occasion: 'party' } as const
    expect(broken(looks('ines', ...women), party)).toContain('shortDress')
    expect(broken(withLook(4, 'bodyconDress'), party)).not.toContain('shortDress')
    expect(broken(looks('ines', ...women), { ...party, season: 'winter' })).not.toContain('shortDress')
    expect(broken(looks('ines', ...women), { occasion: 'evening' })).not.toContain('shortDress')
    expect(broken(looks('lily', ...women), party)).not.toContain('shortDress')
  })

  it('[S9.02] draws unlike outlines below: never one beside itself, and four in eight looks', () => {
    const drawn = (...outlines: readonly RangeLook['outline'][]): RangeLook[] =>
      looks('ines', ...Array<string>(outlines.length).fill('jeans tShirt')).map((look, i) => ({
        ...look,
        outline: outlines[i],
      }))
    const four = ['slim', 'wide', 'mini', 'aLine', 'slim', 'wide', 'mini', 'aLine'] as const
    expect(broken(drawn(...four))).not.toContain('outlines')
    expect(broken(drawn(...four.with(1, 'slim')))).toContain('outlines')
    expect(broken(drawn('slim', 'wide', 'mini', 'slim', 'wide', 'mini', 'slim', 'wide'))).toContain('outlines')
    expect(broken(drawn('slim', null, 'slim', null, 'wide'))).not.toContain('outlines')
    expect(broken(looks('ines', ...women))).not.toContain('outlines')
  })

  it('[S9.02] draws slim legs on two men of eight, on holiday on none, and wide ones on two where they dress up', () => {
    const drawn = (person: string, ...outlines: readonly RangeLook['outline'][]): RangeLook[] =>
      outlines.map((outline) => ({ ...looks(person, 'jeans tShirt')[0], outline }))
    const men = (...three: readonly RangeLook['outline'][]) =>
      drawn('theo', ...three, 'straight', 'tapered', 'straight', 'tapered', 'straight')
    expect(broken(men('slim', 'slim', 'slim'))).toContain('legsOfMen')
    expect(broken(men('slim', 'slim', 'knee'))).not.toContain('legsOfMen')
    expect(broken(men('slim', 'slim', 'slim'), { occasion: 'sport' })).not.toContain('legsOfMen')
    expect(broken(men('slim', 'slim', 'slim'), { keywords: ['punk'] })).not.toContain('legsOfMen')
    expect(broken(men('slim', 'knee', 'knee'), { occasion: 'holiday' })).toContain('legsOfMen')
    for (const occasion of ['work', 'evening', 'party', 'ceremony'] as const) {
      expect(broken(men('wide', 'wide', 'wide'), { occasion }), occasion).toContain('legsOfMen')
      expect(broken(men('wide', 'wide', 'slim'), { occasion }), occasion).not.toContain('legsOfMen')
    }
    expect(broken(men('wide', 'wide', 'wide'))).not.toContain('legsOfMen')
    expect(broken(men('wide', 'wide', 'wide'), { occasion: 'work', keywords: ['seventies'] })).not.toContain(
      'legsOfMen',
    )
    expect(broken(drawn('ines', 'slim', 'slim', 'slim', 'slim'))).not.toContain('legsOfMen')
    const wide = looks(
      'theo',
      ...Array.from({ length: 8 }, (_, i) => (i < 3 ? 'wideTrousers shirt' : 'trousers shirt')),
    )
    expect(broken(wide, { occasion: 'evening' })).toContain('legsOfMen')
    expect(broken(wide.slice(1), { occasion: 'evening' })).toContain('legsOfMen')
    expect(broken(wide.slice(2), { occasion: 'evening' })).not.toContain('legsOfMen')
  })

  it('[S9.02] shows a cut of coat or cape once', () => {
    for (const coat of ['coat', 'cape', 'poncho', 'trench']) {
      expect(
        broken(withLook(4, `culottes turtleneck ${coat}`).with(6, looks('ines', `miniSkirt tShirt ${coat}`)[0])),
        coat,
      ).toContain('coatsOnce')
      expect(broken(withLook(3, `wrapDress ${coat}`)), coat).not.toContain('coatsOnce')
    }
    expect(broken(withLook(3, 'wrapDress denimJacket'))).not.toContain('coatsOnce')
  })

  it('[S9.02] has a jacket that comes twice in one colour open the one time and closed the other', () => {
    const line = (...over: readonly string[]) =>
      looks('ines', ...women).map((look, i) => ({ ...look, over: over[i] ? [over[i]] : [] }))
    expect(broken(line('blazer open', 'bomber open', 'blazer open'))).toContain('openOrClosed')
    expect(broken(line('blazer open', 'bomber open', 'blazer closed'))).not.toContain('openOrClosed')
    expect(broken(looks('ines', ...women))).not.toContain('openOrClosed')
  })

  it('[S9.02] shows one piece in two looks at the most, never in neighbouring ones', () => {
    const line = (...at: readonly number[]) =>
      looks('ines', ...women.map((words, i) => (at.includes(i) ? 'culottes@9 wrapTop' : words)))
    expect(broken(line(1, 6))).not.toContain('twice')
    expect(broken(line(1, 2))).toContain('twice')
    expect(broken(line(1, 3, 6))).toContain('twice')
  })

  it('[S9.02] has more pieces above than below where separates rule, and counts a piece that comes back once', () => {
    const tops = ['tShirt', 'polo', 'shirt', 'sweater', 'henley', 'campShirt']
    const bottoms = ['jeans', 'chinos', 'shorts', 'trousers', 'joggers', 'bermudas']
    const line = (back: number) =>
      looks('theo', ...tops.map((top, i) => `${i < back ? 'cargoTrousers@0' : bottoms[i]} ${top}`))
    expect(broken(line(0))).toContain('ratio')
    expect(broken(line(3))).not.toContain('ratio')
    expect(broken(line(0).slice(0, 4))).not.toContain('ratio')
  })
})
