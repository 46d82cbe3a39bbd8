import { describe, expect, it } from 'vitest'
import { garments } from '../../../garments/index.ts'
import { bareBrief } from '../bareBrief.ts'
import type { Brief } from '../brief.ts'
import { compose } from '../compose.ts'
import { castOf, mean } from '../testing/collections.ts'
import { broken, cutsOf, palette } from './testing/broken.ts'

describe('what becomes children', () => {
  it('[S9.02] children leave robes, wrapped skirts and long narrow cuts to grown-ups, unless a word asks for robes', () => {
    for (const words of ['wrapSkirt tShirt', 'cargoSkirt tShirt', 'wrapDress', 'jeans camisole', 'jeans wrapTop']) {
      expect(broken('lily', words), words).toEqual(['grownUp'])
      expect(broken('ines', words), words).toEqual([])
    }
    expect(broken('lily', 'jeans tunic')).toEqual(['grownUp'])
    expect(broken('lily', 'jeans tunic', { keywords: ['bohemian'] })).toEqual([])
  })

  it('[S9.02] children wear no trench and no coat of the town, girls a tailored one where they are dressed', () => {
    expect(broken('sam', 'jeans sweater coat', { occasion: 'ceremony' })).toEqual(['townCoats'])
    expect(broken('lily', 'jeans sweater coat')).toEqual(['townCoats'])
    expect(broken('lily', 'pleatedSkirt sweater coat', { occasion: 'school' })).toEqual([])
    expect(broken('lily', 'jeans sweater trench', { occasion: 'school' })).toEqual(['townCoats'])
    for (const coat of ['duffleCoat', 'peacoat', 'raincoat', 'puffer'])
      expect(broken('sam', `jeans sweater ${coat}`), coat).toEqual([])
    expect(broken('theo', 'jeans sweater coat')).toEqual([])
  })

  it('[S9.02] children wear belted safari jackets, bikers and flying jackets only where a word asks for them', () => {
    for (const jacket of ['safariJacket', 'biker', 'aviatorJacket']) {
      expect(broken('sam', `jeans tShirt ${jacket}`), jacket).toEqual(['hardyJackets'])
      expect(broken('theo', `jeans tShirt ${jacket}`), jacket).toEqual([])
    }
    expect(broken('sam', 'jeans tShirt safariJacket', { keywords: ['safari'] })).toEqual([])
  })

  it('[S9.02] children wear blazers to school and where they dress up alone', () => {
    for (const occasion of ['school', 'party', 'ceremony'] as const)
      expect(broken('sam', 'chinos shirt blazer', { occasion }), occasion).toEqual([])
    for (const occasion of ['none', 'everyday', 'holiday', 'work'] as const)
      expect(broken('sam', 'chinos shirt blazer', { occasion }), occasion).toEqual(['blazersOnChildren'])
    expect(broken('theo', 'chinos shirt blazer', { occasion: 'everyday' })).toEqual([])
  })

  it('[S9.02] children wear quilted trousers in the snow alone', () => {
    const winter = { season: 'winter' } as const
    expect(broken('sam', 'salopettes sweater puffer', { ...winter, occasion: 'outdoors' })).toEqual([])
    expect(broken('sam', 'salopettes sweater puffer', { ...winter, occasion: 'school' })).toEqual(['snow'])
    expect(broken('sam', 'salopettes sweater puffer', { occasion: 'outdoors' })).toEqual(['snow'])
  })
})

describe('what children play in', () => {
  const play =
    'shorts bermudas skort dungarees pinaforeDress leggings joggers culottes circleSkirt tieredSkirt gatheredSkirt tShirt baseballTee polo rugbyShirt sweatshirt hoodie smockTop smockDress tieredDress fitAndFlareDress denimDress cardigan raincoat puffer denimJacket anorak'.split(
      ' ',
    )
  const batches = (kind: 'girls' | 'boys', own: Partial<Brief>) =>
    Array.from({ length: 8 }, (_, seed) => compose(bareBrief(castOf(kind, seed), palette, { seed, ...own })))

  it('[S9.02] is most of what they wear every day: tees, sweatshirts, shorts, dungarees, gathered skirts and dresses', () => {
    for (const kind of ['girls', 'boys'] as const) {
      const share = batches(kind, { occasion: 'everyday' }).map((designs) => {
        const cuts = cutsOf(designs).filter((id) => garments.some((one) => one.id === id))
        return cuts.filter((id) => play.includes(id)).length / cuts.length
      })
      expect(mean(share), kind).toBeGreaterThan(0.46)
    }
  })

  it('[S9.02] goes with no sunglasses and no lady’s handbag but on holiday, and seldom with tweed and velvet', () => {
    const ladies = /sunglasses|aviators|crossbody|tote|handbag|clutch|bucketBag/i
    for (const kind of ['girls', 'boys'] as const) {
      for (const own of [{ season: 'summer', occasion: 'everyday' }, { occasion: 'party' }] as const)
        expect(
          batches(kind, own)
            .flatMap(cutsOf)
            .filter((id) => ladies.test(id)),
        ).toEqual([])
      const cloths = batches(kind, { season: 'winter', occasion: 'school' }).flatMap((designs) =>
        designs.flatMap(({ garments: worn }) => worn.map(({ fabric }) => fabric)),
      )
      expect(cloths.filter((id) => /tweed|velvet|leather|suede/.test(id)).length / cloths.length, kind).toBeLessThan(
        0.06,
      )
    }
    const holiday = batches('girls', { season: 'summer', occasion: 'holiday' }).flatMap(cutsOf)
    expect(holiday.filter((id) => ladies.test(id)).length).toBeGreaterThan(0)
  })
})
