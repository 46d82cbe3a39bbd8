import { openChance } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { garments } from '../../garments/index.ts'
import type { Knobs } from '../../garments/knob.ts'
import { wearerOf } from '../../mannequins/wearer.ts'
import { typeOf } from '../typeOf.ts'
import { bareBrief } from './bareBrief.ts'
import type { Brief } from './brief.ts'
import { chooseAccessories } from './chooseAccessories.ts'
import { compose } from './compose.ts'
import { brokenRules } from './outfitGrammar.ts'
import { type Shaped, shapeDistance, shapeOf } from './outfit.ts'
import { steer } from './steering.ts'
import { castOf, type Kind } from './testing/collections.ts'
import { isUnasked } from './testing/isUnasked.ts'
import { turnKnobs } from './turnKnobs.ts'
import { wardrobeFor } from './wardrobe.ts'

const palette = ['#23304a', '#d8cdb8', '#7a5a3c', '#5f7470']
const seeds = Array.from({ length: 8 }, (_, seed) => seed)
const garmentOf = (id: string) => {
  const found = garments.find((garment) => garment.id === id)
  if (!found) throw new Error(`no garment ${id}`)
  return found
}
const partsOf = (words: string): Shaped[] =>
  words.split(' ').map((id) => {
    const { slot, category, character } = garmentOf(id)
    return { slot, category, cut: id, character }
  })
const broken = (words: string, person = 'theo') => brokenRules(partsOf(words), wearerOf(person)).map(({ id }) => id)
const worn = (kind: Kind, own: Partial<Brief> = {}) =>
  seeds.flatMap((seed) => compose(bareBrief(castOf(kind, seed), palette, { seed, ...own })))

describe('what lies over what', () => {
  it('[S9.02] a cardigan goes over shirts and fine knits, not over a jumper or a sweatshirt', () => {
    for (const under of ['sweater', 'aranSweater', 'sweatshirt']) {
      expect(broken(`jeans ${under} cardigan`), under).toContain('knits')
      expect(broken(`jeans ${under} coat`), under).not.toContain('knits')
    }
    for (const under of ['shirt', 'turtleneck', 'tShirt']) expect(broken(`jeans ${under} cardigan`), under).toEqual([])
  })

  it('[S9.02] a waistcoat goes over shirts with sleeves and fine knits', () => {
    for (const under of ['tShirt', 'polo', 'campShirt'])
      expect(broken(`chinos ${under} waistcoat`), under).toContain('waistcoat')
    for (const under of ['shirt', 'turtleneck']) expect(broken(`trousers ${under} waistcoat`), under).toEqual([])
  })

  it('[S9.02] under another top lies no knit but a fine turtleneck', () => {
    expect(broken('chinos quarterZip sweatshirt')).toContain('layer')
    expect(broken('chinos turtleneck sweater')).toEqual([])
  })

  it('[S9.02] two suits are told apart by jacket and opening, not by their trousers', () => {
    const form = (words: string) => ({ parts: partsOf(words), shape: shapeOf(partsOf(words)) })
    const suit = form('trousers shirt blazer')
    expect(shapeDistance(suit, form('trousers turtleneck doubleBreasted'))).toBeGreaterThan(0.6)
    expect(shapeDistance(suit, form('trousers dressShirt tuxedo'))).toBeGreaterThan(0.6)
    expect(shapeDistance(suit, form('trousers shirt blazer'))).toBeLessThan(0)
    expect(shapeDistance(form('trousers shirt bomber'), form('trousers shirt biker'))).toBeLessThan(0.3)
  })
})

describe('men and children', () => {
  it('[S9.02] are offered nothing that does not become them, unless a position asks for it', () => {
    const offered = (person: string, positions: readonly string[]) =>
      [...wardrobeFor(wearerOf(person), positions, steer(bareBrief([person], palette)))].flatMap(([, own]) =>
        own.map(([{ id }]): string => id),
      )
    for (const id of ['kilt', 'kaftan', 'flaredTrousers', 'tunic', 'cape'])
      expect(offered('theo', []), id).not.toContain(id)
    expect(offered('theo', ['skirt'])).toContain('kilt')
    expect(offered('sam', [])).not.toContain('romper')
  })

  it('[S9.02] have no belt bag and no backpack beside a scarf', () => {
    const parts = partsOf('chinos shirt')
    const steering = steer(bareBrief(['theo'], palette, { season: 'autumn', keywords: ['streetwear'] }))
    for (const seed of Array.from({ length: 40 }, (_, i) => i)) {
      const looks = Array.from({ length: 4 }, () => ({
        parts,
        tier: 'hero' as const,
        wearer: wearerOf('theo'),
        pose: 'walk',
      }))
      for (const own of chooseAccessories(looks, { ...steering, accessories: 2 }, openChance(seed)))
        for (const bag of ['beltBag', 'backpack'])
          expect(own.some(({ id }) => id === bag) && own.some(({ category }) => category === 'scarf')).toBe(false)
    }
  })

  it('[S9.02] men who dress up wear long sleeves, and shorts with room that reach the thigh', () => {
    const turning = (id: string, length: number) => ({
      garment: garmentOf(id),
      wearer: wearerOf('theo'),
      covered: false,
      reveals: true,
      length,
      signature: null,
      tier: 'hero' as const,
      tied: false,
      striped: false,
      printed: 'nowhere' as const,
      pictured: false,
    })
    const evening = steer(bareBrief(['theo'], palette, { season: 'summer', occasion: 'evening' }))
    const day = steer(bareBrief(['theo'], palette, { season: 'summer' }))
    const sleeves = (steering: typeof day) =>
      seeds.map((seed) => String(turnKnobs(turning('shirt', 0), steering, openChance(seed)).sleeve ?? 'long'))
    expect(sleeves(day)).toContain('short')
    for (const sleeve of sleeves(evening))
      expect(['long', 'threeQuarter', 'bishop', 'raglan', 'plain']).toContain(sleeve)
    const { knobs }: { knobs: Knobs } = garmentOf('shorts')
    for (const seed of seeds)
      for (const name of ['length', 'width']) {
        const { [name]: turned } = turnKnobs(turning('shorts', -1), day, openChance(seed))
        expect(Number(turned ?? knobs[name].normal), name).toBeGreaterThanOrEqual(Number(knobs[name].normal))
      }
  })

  it('[S9.02] are never cut in what is not asked for on them, whatever words love it', () => {
    const loving: readonly Partial<Brief>[] = [
      { keywords: ['romantic', 'sensual', 'glamour'] },
      { season: 'summer', keywords: ['resort', 'bohemian'] },
    ]
    for (const kind of ['men', 'boys'] as const)
      for (const own of loving)
        for (const { garments: parts, mannequin } of worn(kind, own))
          expect(parts.flatMap((part) => isUnasked(part, wearerOf(mannequin.person)))).toEqual([])
  })

  it('[S9.02] nothing that is worn on the skin hangs open', () => {
    const open = (['women', 'men'] as const).flatMap((kind) =>
      (['evening', 'party', 'everyday'] as const).flatMap((occasion) =>
        worn(kind, { occasion }).flatMap((design) => {
          const body = design.garments.filter((own) => ['top', 'whole', 'outer'].includes(typeOf(own)?.slot ?? ''))
          return body.flatMap(({ knobs }, at) => (knobs.worn === 'open' ? [at] : []))
        }),
      ),
    )
    expect(open.length).toBeGreaterThan(10)
    expect(open.filter((at) => at === 0)).toEqual([])
  })
})
