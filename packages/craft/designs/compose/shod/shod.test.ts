import { describe, expect, it } from 'vitest'
import { lightnessChromaHue } from '../../../colors/color.ts'
import { garments } from '../../../garments/index.ts'
import { type ShoeKind, shoes } from '../../../mannequins/shoes.ts'
import { wearerOf } from '../../../mannequins/wearer.ts'
import { bareBrief } from '../bareBrief.ts'
import type { Brief } from '../brief.ts'
import { compose } from '../compose.ts'
import { measure } from '../measures.ts'
import { lowerOf } from '../outfit.ts'
import { steer } from '../steering.ts'
import { castOf } from '../testing/collections.ts'
import { readLook } from '../wornLook.ts'
import { shoeRules, unshod } from './index.ts'

const palette = ['#23304a', '#d8cdb8', '#7a5a3c', '#5f7470']
const shapedOf = (id: string) => {
  const found = garments.find((garment) => garment.id === id)
  if (!found) throw new Error(`no garment ${id}`)
  return { slot: found.slot, category: found.category, cut: found.id, character: found.character }
}
/** The shoes that nobody wears with a look: 'theo', 'trousers shirt'. */
const refused = (person: string, words: string, own: Partial<Brief>): ShoeKind[] => {
  const above = { parts: words.split(' ').map(shapedOf), wearer: wearerOf(person) }
  const asked = steer(bareBrief([person], palette, own))
  return shoes.flatMap((shoe) => (unshod(shoe, above, asked).length ? [shoe.id] : []))
}
const seeds = Array.from({ length: 6 }, (_, seed) => seed)

describe('which shoes are left at home', () => {
  it('[S9.02] is told by rules with names of their own', () => {
    expect(new Set(shoeRules.map(({ id }) => id)).size).toBe(shoeRules.length)
  })

  it('[S9.02] children stand on flat soles', () => {
    const heels = shoes.flatMap(({ id, heeled }) => (heeled ? [id] : []))
    for (const person of ['lily', 'sam']) {
      expect(refused(person, 'aLineSkirt tShirt', {})).toEqual(heels)
      expect(refused(person, 'aLineSkirt tShirt', { occasion: 'party' })).toEqual(expect.arrayContaining(heels))
    }
    expect(refused('ines', 'aLineSkirt tShirt', {})).toEqual([])
  })

  it('[S9.02] men who dress up stand on polished leather, unless a word says otherwise', () => {
    for (const occasion of ['evening', 'party', 'ceremony'] as const) {
      const left = refused('theo', 'trousers shirt tuxedo', { occasion })
      for (const shoe of ['sneaker', 'highTop', 'espadrille', 'combat'] as const) expect(left).toContain(shoe)
      for (const shoe of ['derby', 'brogue', 'loafer', 'chelsea'] as const) expect(left).not.toContain(shoe)
    }
    expect(refused('theo', 'jeans shirt', { occasion: 'party', keywords: ['streetwear'] })).toEqual([])
    expect(refused('theo', 'jeans shirt', { occasion: 'everyday' })).toEqual([])
  })

  it('[S9.02] women who dress up wear shoes of the evening: flats under trousers to a party, boots in the cold', () => {
    const evening = { occasion: 'evening' } as const
    const party = { occasion: 'party' } as const
    for (const shoe of ['espadrille', 'flatSandal', 'derby', 'loafer', 'kneeBoot'] as const)
      expect(refused('ines', 'slipDress', evening)).toContain(shoe)
    for (const shoe of ['pump', 'sandal', 'blockHeel', 'platform', 'mule'] as const)
      expect(refused('ines', 'slipDress', evening)).not.toContain(shoe)
    expect(refused('ines', 'trousers corset', party)).not.toContain('loafer')
    expect(refused('ines', 'slipSkirt corset', party)).toContain('loafer')
    expect(refused('ines', 'trousers corset', evening)).toContain('loafer')
    expect(refused('ines', 'slipDress coat', { ...party, season: 'winter' })).not.toContain('kneeBoot')
    expect(refused('ines', 'slipDress', { occasion: 'everyday' })).toEqual([])
  })

  it('[S9.02] children who dress up leave slides and high-tops at home, trainers too but to a party', () => {
    expect(refused('lily', 'fitAndFlareDress', { occasion: 'ceremony' })).toEqual(
      expect.arrayContaining(['slide', 'highTop', 'sneaker']),
    )
    expect(refused('sam', 'jeans shirt', { occasion: 'party' })).toContain('highTop')
    expect(refused('sam', 'jeans shirt', { occasion: 'party' })).not.toContain('sneaker')
  })

  it('[S9.02] in the cold feet are covered, for everybody and on every occasion', () => {
    for (const occasion of ['none', 'party', 'everyday'] as const)
      for (const person of ['ines', 'theo', 'sam']) {
        const left = refused(person, 'jeans turtleneck', { season: 'winter', occasion })
        for (const shoe of ['sandal', 'flatSandal', 'slide', 'espadrille', 'mule', 'ballet'] as const)
          expect(left).toContain(shoe)
        if (occasion !== 'party') expect(left).not.toContain('chelsea')
      }
  })

  it('[S9.02] in the cold ankles are covered: no loafers, and no low shoes under trousers but where people dress up', () => {
    const winter = { season: 'winter' } as const
    for (const person of ['ines', 'theo', 'lily', 'sam'])
      expect(refused(person, 'jeans turtleneck', winter), person).toEqual(
        expect.arrayContaining(['loafer', 'pump', 'maryJane']),
      )
    const left = refused('theo', 'jeans turtleneck', winter)
    for (const shoe of ['derby', 'brogue', 'sneaker', 'chelsea', 'combat'] as const) expect(left).not.toContain(shoe)
    expect(refused('theo', 'trousers shirt', { ...winter, occasion: 'evening' })).toContain('loafer')
    expect(refused('ines', 'pleatedSkirt turtleneck', winter)).not.toContain('pump')
    expect(refused('ines', 'trousers corset', { ...winter, occasion: 'party' })).not.toContain('pump')
    expect(refused('theo', 'jeans turtleneck', {})).toEqual([])
  })

  it('[S9.02] in the heat girls wear sandals, trainers and ballet shoes, and none that are dark under a dress', () => {
    const summer = { season: 'summer' } as const
    const left = refused('lily', 'tieredDress', summer)
    for (const shoe of ['chelsea', 'combat', 'rainBoot', 'loafer', 'derby', 'brogue', 'maryJane'] as const)
      expect(left).toContain(shoe)
    for (const shoe of ['flatSandal', 'sneaker', 'ballet'] as const) expect(left).not.toContain(shoe)
    expect(refused('lily', 'tieredDress', { ...summer, occasion: 'party' })).not.toContain('maryJane')
    expect(refused('sam', 'shorts polo', summer)).not.toContain('loafer')
    for (const seed of seeds)
      for (const design of compose(bareBrief(castOf('girls', seed), palette, { seed, ...summer })))
        if (/skirt|dress/.test(lowerOf(readLook(design).types).category))
          expect(lightnessChromaHue(design.shoes.color).lightness, `seed ${seed}`).toBeGreaterThan(0.45)
  })

  it('[S9.02] at school children wear shoes that hold', () => {
    const school = { season: 'summer', occasion: 'school' } as const
    for (const person of ['lily', 'sam'])
      for (const shoe of ['slide', 'mule', 'barefoot'] as const)
        expect(refused(person, 'shorts polo', school), `${person} ${shoe}`).toContain(shoe)
    expect(refused('sam', 'shorts polo', school)).toContain('flatSandal')
    expect(refused('lily', 'shorts polo', school)).not.toContain('flatSandal')
    expect(refused('sam', 'shorts polo', { season: 'summer' })).not.toContain('slide')
  })

  it('[S9.02] is kept by what is composed, and measured in it', () => {
    const ids: readonly string[] = shoeRules.map(({ id }) => id)
    for (const kind of ['women', 'men', 'girls', 'boys'] as const)
      for (const seed of seeds) {
        const own = [{ occasion: 'evening' }, { occasion: 'party' }, { season: 'winter' }] as const
        const brief = bareBrief(castOf(kind, seed), palette, { seed, ...own[seed % 3] })
        const designs = compose(brief)
        expect(measure(designs, brief).broken.filter(({ rule }) => ids.includes(rule))).toEqual([])
        const barefoot = designs.map((design) => ({ ...design, shoes: { ...design.shoes, kind: 'slide' } }))
        const broken = measure(barefoot, brief).broken.filter(({ rule }) => ids.includes(rule))
        expect(broken.length).toBeGreaterThanOrEqual(designs.length)
      }
  })
})
