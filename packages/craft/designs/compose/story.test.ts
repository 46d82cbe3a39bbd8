import { openChance } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { oklabOf } from '../../colors/oklch.ts'
import { findPerson } from '../../mannequins/people/index.ts'
import { wearerOf } from '../../mannequins/wearer.ts'
import { cityReading, roseReading, seaReading } from '../../script/testing/pictureReadings.ts'
import { typeOf } from '../typeOf.ts'
import { bareBrief } from './bareBrief.ts'
import { castFor } from './castFor.ts'
import { chooseAccessories } from './chooseAccessories.ts'
import { compose } from './compose.ts'
import { planFormulas } from './planFormulas.ts'
import { offersOf } from './returns/offersOf.ts'
import { putOn } from './returns/putOn.ts'
import { steer } from './steering.ts'
import { castOf, directedBrief, type Kind, kindNames, kinds, mean, piecesBack } from './testing/collections.ts'
import { planTiers } from './tier.ts'
import { readLook } from './wornLook.ts'

const palettes = [
  ['#1f3a5f', '#f4ead7', '#d9623b', '#8fb3b5', '#e3b04b'],
  ['#2f3b2f', '#7a2f2a', '#c9b48a', '#3d4a63'],
  ['#17161c', '#e8e2da', '#a63d2f'],
]
const readings = [seaReading, roseReading, cityReading]
const seeds = (count: number) => Array.from({ length: count }, (_, seed) => seed)
const looksFor = (kind: Kind, seed: number, own: Parameters<typeof bareBrief>[2] = {}) =>
  compose(bareBrief(castOf(kind, seed), palettes[seed % 3], { seed, ...own })).map(readLook)
const plain = seeds(30).map((seed) =>
  compose(bareBrief(castOf(kindNames[seed % 4], seed), palettes[seed % 3], { seed })),
)
const directed = seeds(30).map((seed) =>
  compose(directedBrief(kindNames[seed % 4], seed, { pictures: [readings[seed % 3]] })),
)

describe('the line-up', () => {
  it('[S1.05] heroes stand in its middle, of eight looks fourth and fifth', () => {
    const heroes = (looks: number, hero = 2) =>
      planTiers(looks, { hero, easy: 2 }).flatMap((tier, i) => (tier === 'hero' ? [i + 1] : []))
    expect(heroes(8)).toEqual([4, 5])
    expect(heroes(7, 1)).toEqual([4])
    expect(heroes(4)).toEqual([2])
    expect(heroes(4, 4)).toEqual([2, 3])
    expect(heroes(2)).toEqual([1])
    expect(heroes(1)).toEqual([])
    expect(heroes(1, 8)).toEqual([1])
    expect(heroes(8, 4)).toEqual([1, 4, 5, 8])
    for (const looks of [8, 7, 4, 2, 1]) expect(planTiers(looks, { hero: 2, easy: 2 })).toHaveLength(looks)
  })

  it('[S9.02] neighbours’ main colours differ in lightness more than in the same looks shuffled, on the mean', () => {
    const lightnesses = [...plain, ...directed].map((designs) =>
      designs.map(readLook).map(({ garments, areas }) => {
        const { fill, print } = garments[areas.indexOf(Math.max(...areas))]
        const [ground] = print && print.source.kind !== 'picture' ? print.source.colors : []
        const color = ground ?? (fill.kind === 'solid' ? fill.color : fill.gradient.stops[0].color)
        return oklabOf(color)[0]
      }),
    )
    const steps = (line: readonly number[]) => mean(line.slice(1).map((light, i) => Math.abs(light - line[i])))
    const chance = openChance(1)
    const shuffled = lightnesses.map((line) => mean(seeds(40).map(() => steps(chance.shuffled(line)))))
    expect(mean(lightnesses.map(steps))).toBeGreaterThan(1.06 * mean(shuffled))
  })
})

describe('what the weather and the evening ask', () => {
  const isDraped = (parts: ReturnType<typeof readLook>['parts']) =>
    parts.some(({ cut }) => cut === 'cape' || cut === 'poncho')
  const isCoat = ({ slot, category, character }: ReturnType<typeof readLook>['types'][number]) =>
    slot === 'outer' && ['coat', 'jacket'].includes(category) && character.warmth >= 0.6 && character.sleeve > 0.5
  const women = (own: Parameters<typeof bareBrief>[2]) =>
    seeds(12).flatMap((seed) => compose(bareBrief(castOf('women', seed), palettes[seed % 3], { seed, ...own })))
  const rolled = (season: 'winter' | 'summer') =>
    women({ season }).filter(({ garments }) =>
      garments.some(({ knobs }) => knobs.cuffsRolled === 'rolled' || knobs.hemsRolled === 'rolled'),
    ).length

  it('[S9.02] in the cold hardly anybody rolls sleeves and hems up', () => {
    expect(rolled('winter')).toBeLessThan(8)
    expect(rolled('summer')).toBeGreaterThan(rolled('winter'))
  })

  it('[S9.02] in the cold every look reaches the wrist and half are under coats; in the heat nothing is woollen', () => {
    for (const kind of kindNames) {
      const cold = seeds(8).map((seed) => looksFor(kind, seed, { season: 'winter' }))
      const bare = cold
        .flat()
        .filter(({ parts }) => parts.every(({ character }) => character.sleeve < (isDraped(parts) ? 0.7 : 0.9)))
      expect(bare, kind).toEqual([])
      const coats = cold.map((looks) => looks.filter(({ types }) => types.some(isCoat)).length)
      expect(Math.min(...coats), kind).toBeGreaterThanOrEqual(4)
      const cloths = seeds(8).flatMap((seed) =>
        looksFor(kind, seed, { season: 'summer' }).flatMap(({ garments }) => garments.map(({ fabric }) => fabric)),
      )
      expect(cloths.filter((cloth) => /fur|fleece|cableKnit|boucle|tweed/.test(cloth)).length, kind).toBeLessThan(3)
    }
  })

  it('[S9.02] no laced shoe stands under a dress in the evening, and no espadrille or slide', () => {
    const shod = women({ occasion: 'evening' }).map(({ shoes, garments }) => ({
      shoes: shoes.kind,
      bare: garments.some(({ cut }) => cut.kind === 'garment' && /dress|gown|skirt/i.test(cut.garment)),
    }))
    expect(shod.filter(({ shoes, bare }) => bare && /derby|brogue|combat/i.test(shoes)).length).toBeLessThan(3)
    expect(shod.filter(({ shoes }) => /espadrille|slide|sneaker/i.test(shoes))).toEqual([])
  })
})

describe('what a collection sells', () => {
  it('[S9.02] three plain pieces come back in eight looks, on the mean of thirty seeds, with and without pictures', () => {
    expect(mean(plain.map(piecesBack))).toBeGreaterThanOrEqual(2.8)
    expect(mean(directed.map(piecesBack))).toBeGreaterThanOrEqual(2.6)
  })

  it('[S9.02] what comes back has another partner than before, and is in two looks at the most', () => {
    for (const designs of plain) {
      const pieces = designs.map(
        (design) =>
          new Set(
            readLook(design)
              .garments.filter(({ print, fill }) => !print && fill.kind === 'solid')
              .map(({ cut, fabric, fill }) => JSON.stringify([cut, fabric, fill])),
          ),
      )
      const shared = pieces.flatMap((own, i) => pieces.slice(i + 1).map((other) => own.intersection(other).size))
      expect(Math.max(...shared)).toBeLessThanOrEqual(1)
      const all = pieces.flatMap((own) => [...own])
      for (const piece of all) expect(all.filter((one) => one === piece).length).toBeLessThanOrEqual(2)
    }
  })

  it('[S9.02] a jacket or coat comes back over a look that had none, where it is not too warm for it', () => {
    const brief = bareBrief(['ines'], palettes[0], { seed: 1, season: 'spring' })
    const [designs] = plain.filter((own) => offersOf(own, steer(brief)).some(({ at }) => at === null))
    const offer = offersOf(designs, steer(brief)).find(({ at }) => at === null)
    if (!offer) throw new Error('no jacket')
    const [before, after] = [designs[offer.look], putOn(designs[offer.look], offer, brief)].map(readLook)
    expect(after.types.map(({ cut }) => cut)).toEqual([...before.types.map(({ cut }) => cut), after.types.at(-1)?.cut])
    expect(after.types.at(-1)?.slot).toBe('outer')
    expect(after.garments.at(-1)).toMatchObject({
      cut: offer.worn.cut,
      fabric: offer.worn.fabric,
      fill: offer.worn.fill,
    })
    expect(new Set(after.garments.map(({ id }) => id)).size).toBe(after.garments.length)
    const heat = steer(bareBrief(['ines'], palettes[0], { seed: 1, season: 'summer' }))
    const warm = plain
      .flatMap((own) => offersOf(own, heat))
      .filter(({ worn, at }) => at === null && (typeOf(worn)?.character.warmth ?? 0) > 0.5)
    expect(warm).toEqual([])
  })

  it('[S9.02] a piece comes back at least two looks further on, in its cut, cloth and colour', () => {
    for (const designs of plain) {
      const pieces = designs.map((design) =>
        readLook(design).garments.map(({ cut, fabric, fill, print }) => JSON.stringify([cut, fabric, fill, print])),
      )
      const beside = pieces.slice(1).flatMap((own, i) => own.filter((piece) => pieces[i].includes(piece)))
      expect(beside).toEqual([])
    }
  })

  it('[S9.02] no more than half of the looks have accessories, styled or not, and some have', () => {
    for (const designs of [...plain, ...directed]) {
      const adorned = designs.filter((design) => readLook(design).accessories.length > 0).length
      expect(adorned).toBeLessThanOrEqual(4)
      expect(adorned).toBeGreaterThan(0)
    }
    for (const looks of [2, 3, 5, 7]) {
      const designs = compose(bareBrief(castOf('women', looks), palettes[0], { seed: looks, looks }))
      const adorned = designs.filter((design) => readLook(design).accessories.length > 0).length
      expect(adorned, `${looks} looks`).toBeLessThanOrEqual(looks / 2)
    }
  })

  it('[S9.02] heroes have accessories before easy looks do', () => {
    const parts = readLook(plain[0][0]).types
    const tiers = ['easy', 'hero', 'easy', 'hero', 'easy', 'easy', 'core', 'core'] as const
    const steering = steer(bareBrief(['ines'], palettes[0], { keywords: [] }))
    for (const seed of seeds(12)) {
      const looks = tiers.map((tier) => ({ parts, tier, wearer: wearerOf('ines'), pose: 'walk' }))
      const chosen = chooseAccessories(looks, { ...steering, accessories: 2 }, openChance(seed))
      expect(chosen.flatMap((own, i) => (own.length && tiers[i] === 'easy' ? [i] : []))).toEqual([])
    }
  })
})

describe('formulas by occasion', () => {
  const has = (category: string) => (look: ReturnType<typeof readLook>) =>
    look.types.some((part) => part.category === category)
  const isWhole = (look: ReturnType<typeof readLook>) => look.types.some(({ slot }) => slot === 'whole')

  it('[S9.02] work has suits and no shorts, for women and for men', () => {
    for (const kind of ['women', 'men'] as const) {
      const collections = seeds(20).map((seed) => looksFor(kind, seed, { occasion: 'work' }))
      const suits = collections.map((looks) => looks.filter((look) => has('blazer')(look) && !isWhole(look)).length)
      expect(suits.filter((count) => count > 0).length, kind).toBeGreaterThanOrEqual(18)
      expect(collections.flat().filter(has('shorts')), kind).toHaveLength(0)
    }
  })

  it('[S9.02] men wear no shorts in the evening, at a party or a ceremony; a holiday has them', () => {
    for (const occasion of ['evening', 'party', 'ceremony'] as const)
      expect(
        seeds(4)
          .flatMap((seed) => looksFor('men', seed, { occasion }))
          .filter(has('shorts')),
        occasion,
      ).toEqual([])
    const holiday = seeds(4).flatMap((seed) => looksFor('men', seed, { occasion: 'holiday' }))
    expect(holiday.filter(has('shorts')).length).toBeGreaterThan(4)
  })

  it('[S9.02] the evening is mostly whole pieces for women, work is not', () => {
    const wholes = (occasion: 'evening' | 'work') =>
      mean(seeds(20).map((seed) => looksFor('women', seed, { occasion }).filter(isWhole).length))
    expect(wholes('evening')).toBeGreaterThan(4)
    expect(wholes('work')).toBeLessThan(3.5)
  })

  it('[S9.02] four fifths of what an occasion plans are seen, for women, men, girls and boys', () => {
    for (const kind of kindNames)
      for (const occasion of ['work', 'evening', 'ceremony', 'holiday'] as const) {
        const planned = planFormulas(occasion, Array(8).fill(wearerOf(castOf(kind, 1)[0])), openChance(1))
        const collections = seeds(6).map((seed) => looksFor(kind, seed, { occasion }))
        for (const formula of new Set(planned)) {
          if (!formula) throw new Error('no formula')
          const wanted = planned.filter((one) => one === formula).length
          const met = mean(
            collections.map((looks) => Math.min(wanted, looks.filter(({ types }) => formula.fits(types)).length)),
          )
          expect(met / wanted, `${formula.id} of ${kind}, ${occasion}`).toBeGreaterThanOrEqual(0.8)
        }
      }
  })

  it('[S9.02] children wear no suits but boys at ceremonies', () => {
    const suited = (kind: Kind, occasion: 'evening' | 'ceremony') =>
      planFormulas(occasion, Array(8).fill(wearerOf(castOf(kind, 1)[0])), openChance(1)).some(
        (one) => one?.id === 'suit',
      )
    expect([suited('boys', 'evening'), suited('girls', 'evening'), suited('girls', 'ceremony')]).toEqual([
      false,
      false,
      false,
    ])
    expect(suited('boys', 'ceremony')).toBe(true)
  })

  it('[S9.02] of eight looks each follows a formula of its occasion, in the counts of the trade; no occasion, no formula', () => {
    const women = seeds(8).map(() => wearerOf('ines'))
    const planned = planFormulas('work', women, openChance(3)).map((formula) => formula?.id ?? '')
    expect(planned.toSorted()).toEqual([
      'coat',
      'dress',
      'dress',
      'separates',
      'separates',
      'separates',
      'suit',
      'suit',
    ])
    expect(new Set(planFormulas('none', women, openChance(3)))).toEqual(new Set([null]))
  })
})

describe('casts', () => {
  it('[S3.04] are four people of unlike skins, of the kind that was asked for', () => {
    for (const kind of kindNames)
      for (const seed of seeds(40)) {
        const cast = castOf(kind, seed).map((id) => findPerson(id))
        expect(cast).toHaveLength(4)
        expect(new Set(cast.map((one) => one?.skin)).size, `${kind} of seed ${seed}`).toBe(4)
        const [gender, ageGroup] = kinds[kind]
        for (const one of cast) expect(one).toMatchObject({ gender, ageGroup })
      }
  })

  it('[S3.04] are the same for a seed, and others for others', () => {
    expect(castFor('female', 'adult', 7)).toEqual(castFor('female', 'adult', 7))
    const casts = seeds(20).map((seed) => castFor('female', 'adult', seed))
    expect(new Set(casts.map((cast) => cast.toSorted().join())).size).toBeGreaterThan(6)
    expect(new Set(casts.map(([first]) => first)).size).toBeGreaterThan(3)
  })
})
