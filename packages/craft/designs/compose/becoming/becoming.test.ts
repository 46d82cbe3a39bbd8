import { describe, expect, it } from 'vitest'
import { cityReading, roseReading, seaReading } from '../../../script/testing/pictureReadings.ts'
import { bareBrief } from '../bareBrief.ts'
import type { Brief } from '../brief.ts'
import { compose } from '../compose.ts'
import { measure } from '../measures.ts'
import { isSuit } from '../outfit.ts'
import { castOf, directedBrief, mean } from '../testing/collections.ts'
import { readLook } from '../wornLook.ts'
import { becomingRules } from './index.ts'
import { broken, cutsOf, palette } from './testing/broken.ts'

const seeds = Array.from({ length: 6 }, (_, seed) => seed)

describe('what becomes whom', () => {
  it('[S9.02] is told by rules with names of their own', () => {
    expect(new Set(becomingRules.map(({ id }) => id)).size).toBe(becomingRules.length)
  })

  it('[S9.02] men and boys wear no skirts and dresses unasked', () => {
    expect(broken('theo', 'kilt shirt')).toEqual(['skirts'])
    expect(broken('sam', 'kilt shirt')).toEqual(['skirts'])
    expect(broken('theo', 'kilt shirt', { keywords: ['punk'] })).toEqual([])
    expect(broken('theo', 'kaftan')).toEqual(['skirts'])
    expect(broken('theo', 'kaftan', { keywords: ['resort'] })).toEqual([])
    expect(broken('sam', 'pinaforeDress shirt', { keywords: ['resort'] })).toEqual(['skirts'])
    expect(broken('ines', 'kilt shirt')).toEqual([])
  })

  it('[S9.02] nobody wears a turtleneck in the heat', () => {
    for (const person of ['ines', 'theo', 'lily', 'sam']) {
      expect(broken(person, 'turtleneck chinos', { season: 'summer' })).toEqual(['highNecks'])
      expect(broken(person, 'turtleneck chinos', { season: 'winter' })).toEqual([])
    }
  })

  it('[S9.02] men and boys wear flares and harem trousers as asked, leggings for sport', () => {
    expect(broken('theo', 'flaredTrousers shirt')).toEqual(['flares'])
    expect(broken('theo', 'flaredTrousers shirt', { keywords: ['seventies'] })).toEqual([])
    expect(broken('theo', 'haremTrousers tShirt')).toEqual(['flares'])
    expect(broken('sam', 'leggings tShirt')).toEqual(['flares'])
    expect(broken('sam', 'leggings tShirt', { occasion: 'sport' })).toEqual([])
    expect(broken('lily', 'leggings tShirt')).toEqual([])
  })

  it('[S9.02] men and boys wear no rompers, and overalls for work; small boys a boiler suit every day', () => {
    expect(broken('sam', 'romper')).toEqual(['playsuits'])
    expect(broken('theo', 'boilerSuit')).toEqual(['playsuits'])
    expect(broken('theo', 'boilerSuit', { keywords: ['workwear'] })).toEqual([])
    expect(broken('sam', 'boilerSuit', { occasion: 'everyday' })).toEqual([])
    expect(broken('sam', 'boilerSuit', { occasion: 'ceremony' })).toEqual(['playsuits'])
    expect(broken('lily', 'romper')).toEqual([])
  })

  it('[S9.02] men and boys wear kimonos, tunics and smocks as asked, and no long top over wide legs even then', () => {
    expect(broken('theo', 'chinos tunic')).toEqual(['robes'])
    expect(broken('theo', 'chinos tunic', { keywords: ['bohemian'] })).toEqual([])
    expect(broken('theo', 'flaredTrousers tunic', { keywords: ['bohemian'] })).toEqual(['longOverFull'])
    expect(broken('ines', 'flaredTrousers tunic', { keywords: ['bohemian'] })).toEqual([])
  })

  it('[S9.02] men and boys wear no swing coats, and capes and ponchos as asked', () => {
    expect(broken('sam', 'jeans sweater swingCoat')).toEqual(['capes'])
    expect(broken('theo', 'jeans turtleneck cape')).toEqual(['capes'])
    expect(broken('theo', 'jeans turtleneck cape', { keywords: ['gothic'] })).toEqual([])
    expect(broken('theo', 'jeans turtleneck poncho', { keywords: ['western'] })).toEqual([])
    expect(broken('lily', 'jeans turtleneck cape')).toEqual([])
  })

  it('[S9.02] nobody goes with bare arms in the cold, men only over shorts in the heat and for sport', () => {
    const [summer, winter] = [{ season: 'summer' }, { season: 'winter' }] as const
    expect(broken('theo', 'chinos tankTop', summer)).toEqual(['bareArms'])
    expect(broken('theo', 'shorts tankTop', summer)).toEqual([])
    expect(broken('theo', 'shorts tankTop')).toEqual(['bareArms'])
    expect(broken('theo', 'joggers tankTop', { occasion: 'sport' })).toEqual([])
    expect(broken('theo', 'jeans tankTop overshirt')).toEqual([])
    expect(broken('ines', 'jeans tankTop', winter)).toEqual(['bareArms'])
    expect(broken('ines', 'pinaforeDress', winter)).toEqual(['bareArms'])
    expect(broken('ines', 'pinaforeDress coat', winter)).toEqual([])
    expect(broken('ines', 'slipDress', { ...winter, occasion: 'party' })).toEqual([])
    expect(broken('theo', 'jeans tShirt slipover', winter)).toEqual([])
    expect(broken('ines', 'jeans camisole cardigan', winter)).toEqual([])
    expect(broken('ines', 'jeans tankTop', summer)).toEqual([])
  })

  it('[S9.02] children wear suits of the evening, peplums and waistcoats to ceremonies', () => {
    const ceremony = { occasion: 'ceremony' } as const
    for (const [person, words, id] of [
      ['sam', 'trousers shirt tuxedo', 'eveningOnChildren'],
      ['sam', 'trousers shirt waistcoat', 'grownUp'],
      ['lily', 'aLineSkirt peplumBlouse', 'grownUp'],
    ] as const) {
      expect(broken(person, words, { occasion: 'evening' }), words).toEqual([id])
      expect(broken(person, words, ceremony), words).toEqual([])
    }
    expect(broken('sam', 'trousers shirt blazer', { occasion: 'evening' })).toEqual([])
    expect(broken('theo', 'trousers shirt tuxedo', { occasion: 'evening' })).toEqual([])
  })

  it('[S9.02] nobody wears T-shirts, jeans and overalls in the evening, and everybody does every day', () => {
    for (const words of ['trousers tShirt', 'jeans shirt', 'dungarees turtleneck']) {
      expect(broken('theo', words, { occasion: 'evening' }), words).toEqual(['dressed'])
      expect(broken('theo', words, { occasion: 'everyday' }), words).toEqual([])
    }
    expect(broken('sam', 'jeans shirt', { occasion: 'evening' })).toEqual([])
    expect(broken('sam', 'joggers shirt', { occasion: 'evening' })).toEqual(['dressed'])
    expect(broken('theo', 'trousers shirt', { occasion: 'evening' })).toEqual([])
  })
})

describe('what is worn where people dress up', () => {
  const up = ['evening', 'party', 'ceremony'] as const

  it('[S9.02] is no polo, chinos or jumper on grown-ups, unless a word asks for it as it is; children may', () => {
    for (const occasion of up)
      for (const words of ['trousers polo', 'chinos shirt', 'trousers sweater', 'trousers campShirt']) {
        expect(broken('theo', words, { occasion }), `${words}, ${occasion}`).toEqual(['dressed'])
        expect(broken('theo', words, { occasion: 'work' }), words).toEqual([])
      }
    expect(broken('theo', 'trousers turtleneck', { occasion: 'party' })).toEqual([])
    expect(broken('theo', 'trousers polo', { occasion: 'party', keywords: ['streetwear'] })).toEqual([])
    expect(broken('sam', 'chinos polo', { occasion: 'party' })).toEqual([])
    expect(broken('ines', 'chinos corset', { occasion: 'party' })).toEqual(['dressed'])
    expect(broken('ines', 'miniSkirt bodysuit biker', { occasion: 'party' })).toEqual([])
    expect(broken('ines', 'shirtDress', { occasion: 'party' })).toEqual(['dressed'])
    expect(broken('theo', 'trousers shirt safariJacket', { occasion: 'party' })).toEqual(['dressed'])
  })

  it('[S9.02] is nothing wide, without a waist and plain on women, unless width is asked for', () => {
    for (const occasion of up)
      for (const words of ['kaftan', 'pleatedSkirt kaftanTop', 'aLineDress']) {
        expect(broken('ines', words, { occasion }), `${words}, ${occasion}`).toContain('boxy')
        expect(broken('ines', words, { occasion: 'holiday' }), words).toEqual([])
        expect(broken('ines', words, { occasion, keywords: ['bohemian'] }), words).not.toContain('boxy')
      }
    expect(broken('ines', 'fitAndFlareDress', { occasion: 'party' })).toEqual([])
    expect(broken('lily', 'aLineDress', { occasion: 'party' })).toEqual([])
  })

  it('[S9.02] is no car or day coat on women in the evening, but one that is wrapped or swings', () => {
    const evening = { occasion: 'evening' } as const
    for (const coat of ['coat', 'trench', 'peacoat']) {
      expect(broken('ines', `slipDress ${coat}`, evening), coat).toEqual(['eveningCoats'])
      expect(broken('ines', `slipDress ${coat}`, { occasion: 'work' }), coat).not.toContain('eveningCoats')
    }
    for (const coat of ['wrapCoat', 'swingCoat', 'cocoonCoat', 'cape'])
      expect(broken('ines', `slipDress ${coat}`, evening), coat).toEqual([])
    expect(broken('ines', 'slipDress trench', { ...evening, keywords: ['streetwear'] })).toEqual([])
    expect(broken('theo', 'trousers shirt trench', evening)).toEqual(['eveningCoats'])
    expect(broken('theo', 'trousers shirt coat', evening)).toEqual([])
    expect(broken('ines', 'slipDress trench', { occasion: 'party' })).toContain('eveningCoats')
  })

  it('[S9.02] is no shorts with a blazer on women in the evening, and no collar of a shirt under a cape', () => {
    for (const occasion of ['evening', 'ceremony'] as const) {
      expect(broken('ines', 'tailoredShorts camisole blazer', { occasion })).toEqual(['shortSuits'])
      expect(broken('ines', 'tailoredShorts camisole', { occasion })).not.toContain('shortSuits')
      expect(broken('ines', 'trousers shirt cape', { occasion })).toEqual(['collarsUnderCapes'])
      expect(broken('ines', 'trousers blouse cape', { occasion })).toEqual([])
    }
    expect(broken('ines', 'tailoredShorts camisole blazer', { occasion: 'party' })).toEqual([])
    expect(broken('ines', 'trousers shirt cape', { occasion: 'work' })).toEqual([])
  })

  it('[S9.02] is no winter coat at a party, in the cold a good one, and no knitted scarf', () => {
    const party = { occasion: 'party' } as const
    const cold = { ...party, season: 'winter' } as const
    for (const coat of ['parka', 'puffer', 'duffleCoat'])
      for (const own of [party, cold]) expect(broken('sam', `jeans shirt ${coat}`, own), coat).toContain('partyCoats')
    expect(broken('sam', 'trousers shirt peacoat', party)).toEqual(['partyCoats'])
    expect(broken('sam', 'trousers shirt peacoat', cold)).toEqual([])
    expect(broken('sam', 'jeans shirt parka', { season: 'winter' })).toEqual([])
    expect(broken('ines', 'slipDress wrapCoat', party)).toEqual(['partyCoats'])
    expect(broken('theo', 'trousers shirt coat', party)).toEqual([])
    expect(broken('theo', 'trousers shirt peacoat', party)).toEqual(['partyCoats'])
    for (const kind of ['women', 'girls', 'boys'] as const)
      for (const seed of seeds.slice(0, 2))
        expect(cutsOf(compose(bareBrief(castOf(kind, seed), palette, { seed, ...cold })))).not.toContain('knitScarf')
  })

  it('[S9.02] is alone where a dress shirt with its bib is worn', () => {
    for (const occasion of up) expect(broken('theo', 'trousers dressShirt tuxedo', { occasion }), occasion).toEqual([])
    for (const occasion of ['work', 'everyday', 'none'] as const)
      expect(broken('theo', 'trousers dressShirt', { occasion }), occasion).toContain('dressShirts')
  })

  it('[S9.02] is no wide trousers on men, there and at work, unless width is asked for', () => {
    for (const occasion of ['party', 'ceremony', 'work'] as const) {
      expect(broken('theo', 'wideTrousers shirt', { occasion }), occasion).toEqual(['wideTrousers'])
      expect(broken('theo', 'wideTrousers shirt', { occasion, keywords: ['seventies'] }), occasion).toEqual([])
      expect(broken('sam', 'wideTrousers shirt', { occasion }), occasion).not.toContain('wideTrousers')
    }
    expect(broken('theo', 'wideTrousers shirt', { occasion: 'everyday' })).toEqual([])
  })

  it('[S9.02] is suits on men in more than half of the looks, dinner jackets with bow ties among them, and no bags and caps of every day', () => {
    for (const [occasion, least] of [
      ['party', 1.4],
      ['evening', 2.3],
    ] as const) {
      const collections = Array.from({ length: 12 }, (_, seed) =>
        compose(bareBrief(castOf('men', seed), palette, { seed, occasion })),
      )
      const count = (ids: readonly string[]) =>
        mean(
          collections.map(
            (designs) => designs.filter((design) => cutsOf([design]).some((id) => ids.includes(id))).length,
          ),
        )
      expect(count(['tuxedo', 'tailcoat']), occasion).toBeGreaterThan(least)
      expect(count(['bowTie']), occasion).toBeGreaterThan(0.8)
      expect(count(['backpack', 'beltBag', 'tote', 'crossbodyBag', 'beanie', 'baseballCap', 'bucketHat'])).toBeLessThan(
        0.3,
      )
      const suits = collections.map((designs) => designs.map(readLook).filter(({ types }) => isSuit(types)).length)
      expect(mean(suits), occasion).toBeGreaterThan(4)
    }
  })

  it('[S9.02] shines: one piece of sequins or lamé or more in four parties of five, hardly any every day', () => {
    const shining = (kind: 'women' | 'men', occasion: 'party' | 'everyday') =>
      Array.from({ length: 12 }, (_, seed) =>
        compose(bareBrief(castOf(kind, seed), palette, { seed, occasion })).some(({ garments: worn }) =>
          worn.some(({ fabric }) => /sequin|lame/.test(fabric)),
        ),
      ).filter(Boolean).length
    for (const kind of ['women', 'men'] as const) {
      expect(shining(kind, 'party'), kind).toBeGreaterThanOrEqual(9)
      expect(shining(kind, 'everyday'), kind).toBeLessThan(2)
    }
  })
})

describe('what pictures love', () => {
  it('[S9.02] never overrides what becomes men and boys: the worlds of pictures ask for nothing', () => {
    const loving = ['craft', 'dune', 'paint', 'lights', 'bloom'] as const
    const unasked = [
      'tunic',
      'kimonoJacket',
      'haremTrousers',
      'kaftan',
      'kilt',
      'romper',
      'cape',
      'swingCoat',
      'flaredTrousers',
    ]
    for (const kind of ['men', 'boys'] as const)
      for (const [i, world] of loving.entries()) {
        const pictures = [[seaReading, roseReading, cityReading][i % 3]]
        const brief = directedBrief(kind, i, { pictures, hand: { world } })
        const designs = compose(brief)
        expect(
          cutsOf(designs).filter((id) => unasked.includes(id)),
          `${kind} of ${world}`,
        ).toEqual([])
        const ids: readonly string[] = becomingRules.map(({ id }) => id)
        expect(measure(designs, brief).broken.filter(({ rule }) => ids.includes(rule))).toEqual([])
        const necks = designs.flatMap(({ garments: worn }) => worn.map(({ knobs }) => String(knobs.neckline)))
        for (const neck of ['sweetheart', 'halter', 'strapless', 'slip', 'deepV']) expect(necks).not.toContain(neck)
      }
  })

  it('[S9.02] gives way to what is asked by position: a man who asks for skirts has them', () => {
    const brief = bareBrief(castOf('men', 1), palette, { seed: 1, positions: ['skirt', 'shirt'] })
    expect(cutsOf(compose(brief))).toContain('kilt')
    expect(measure(compose(brief), brief).broken).toEqual([])
  })

  it('[S3.04] men wear no strapped shoes but at the beach, boys no Mary Janes, children no heels', () => {
    const shoesOf = (kind: 'men' | 'boys' | 'girls', own: Partial<Brief>) =>
      seeds.flatMap((seed) =>
        compose(bareBrief(castOf(kind, seed), palette, { seed, ...own })).map(({ shoes }) => shoes.kind),
      )
    for (const shoe of ['flatSandal', 'slide', 'sandal', 'maryJane', 'ballet'])
      expect(shoesOf('men', { season: 'summer' })).not.toContain(shoe)
    for (const shoe of ['maryJane', 'ballet']) expect(shoesOf('boys', {})).not.toContain(shoe)
    for (const shoe of ['pump', 'blockHeel', 'sandal', 'platform', 'mule', 'ankleBoot', 'kneeBoot'])
      expect(shoesOf('girls', { occasion: 'party' })).not.toContain(shoe)
  })
})
