import { describe, expect, it } from 'vitest'
import { fabrics } from '../../fabrics/index.ts'
import { accessories } from '../../garments/accessories/index.ts'
import { findWearable, garments } from '../../garments/index.ts'
import { isCutFor } from '../../garments/isCutFor.ts'
import type { Knob } from '../../garments/knob.ts'
import { shoes } from '../../mannequins/shoes.ts'
import { wearerOf } from '../../mannequins/wearer.ts'
import { prints } from '../../prints/index.ts'
import { factorsOf } from '../../script/leaning.ts'
import { seasons } from '../../script/seasons.ts'
import { bareBrief } from './bareBrief.ts'
import { type Brief, briefSchema } from './brief.ts'
import { compose } from './compose.ts'
import { leastDistance, measure } from './measures.ts'
import { keywords } from './steering/keywords.ts'
import { markets } from './steering/markets.ts'
import { occasions } from './steering/occasions.ts'
import { wordsOf } from './words.ts'
import { readLook } from './wornLook.ts'

const groups = {
  women: ['ines', 'amara', 'mei'],
  men: ['theo', 'kofi', 'marco'],
  girls: ['lily', 'zuri'],
  boys: ['sam', 'hiro', 'nico'],
  mixed: ['ines', 'theo', 'lily', 'sam'],
}
const groupNames = ['women', 'men', 'girls', 'boys', 'mixed'] as const
const palettes = [
  ['#1f3a5f', '#f4ead7', '#d9623b', '#8fb3b5', '#e3b04b'],
  ['#2f3b2f', '#7a2f2a', '#c9b48a', '#3d4a63'],
  ['#17161c', '#e8e2da', '#a63d2f'],
  ['#c98b94', '#5d7a4f', '#f3ede2', '#e5c77d', '#7a86b8', '#2a2a2e'],
]
const hundred = Array.from({ length: 100 }, (_, seed) => {
  const group = groupNames[seed % 5]
  const brief = bareBrief(groups[group], palettes[(seed >> 1) % 4], {
    seed,
    season: seasons[(seed >> 2) % seasons.length].id,
    occasion: occasions[(seed * 3) % occasions.length].id,
    market: markets[seed % 4].id,
    keywords: seed % 3 ? [keywords[(seed * 7) % keywords.length].id] : [],
  })
  return { group, brief, designs: compose(brief) }
})
const measured = hundred.map(({ group, brief, designs }) => ({ group, measures: measure(designs, brief) }))

describe('a hundred seeded batches', () => {
  it('[S9.02] break no rule of dressing, colour, print, tier or distance', () => {
    const broken = measured.flatMap(({ group, measures }, seed) =>
      measures.broken.map(({ rule, look }) => `${rule} in look ${look} of seed ${seed}, ${group}`),
    )
    expect(broken).toEqual([])
  })

  it('[S9.02] wear every colour of the palette in two looks or more, a main colour most and an accent least', () => {
    const most = measured.map(({ measures: { proportion } }) => proportion[0] * proportion.length)
    const least = measured.map(({ measures: { proportion } }) => (proportion.at(-1) ?? 0) * proportion.length)
    const mean = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0) / shares.length
    expect(mean(most)).toBeGreaterThan(1.4)
    expect(mean(least)).toBeLessThan(0.6)
    for (const { measures } of measured) expect(Math.min(...measures.coverage)).toBeGreaterThanOrEqual(2)
  })

  it('[S9.02] have a hero and two easy looks each, and print on half of them or so', () => {
    for (const { measures } of measured) {
      expect(measures.tiers.hero).toBeGreaterThanOrEqual(1)
      expect(measures.tiers.easy).toBeGreaterThanOrEqual(2)
      expect(measures.printed).toBeLessThanOrEqual(0.8)
      expect(measures.hero).toBeLessThanOrEqual(3 / 8)
    }
  })

  it('[S9.02] vary men and children as they vary women', () => {
    for (const name of groupNames) {
      const own = measured.filter(({ group }) => group === name).map(({ measures }) => measures)
      expect(Math.min(...own.map((one) => one.leastDistance)), name).toBeGreaterThanOrEqual(leastDistance)
      const mean = own.reduce((sum, one) => sum + one.meanDistance, 0) / own.length
      expect(mean, name).toBeGreaterThan(1.5)
    }
  })

  it('[S3.26] dress wearers only in what is cut for them', () => {
    for (const { group, designs } of hundred)
      for (const { garments, mannequin } of designs)
        for (const { cut } of garments) {
          const type = cut.kind === 'garment' ? findWearable(cut.garment) : undefined
          expect(type && isCutFor(type.wornBy, wearerOf(mannequin.person)), `${type?.id} on ${group}`).toBe(true)
        }
  })
})

describe('the options of a brief', () => {
  const mean = (own: Partial<Brief>, pick: (brief: Brief) => number[]) => {
    const values = [1, 2, 3, 4].flatMap((seed) => pick(bareBrief(groups.women, palettes[0], { ...own, seed })))
    return values.reduce((sum, value) => sum + value, 0) / values.length
  }
  const character = (name: 'warmth' | 'formality' | 'volume') => (brief: Brief) =>
    compose(brief).flatMap((design) => readLook(design).types.map((part) => part.character[name]))

  it('[S9.02] steer warmth by season, dress by occasion, volume by keyword and market', () => {
    expect(mean({ season: 'winter' }, character('warmth'))).toBeGreaterThan(
      mean({ season: 'summer' }, character('warmth')) + 0.2,
    )
    expect(mean({ occasion: 'evening' }, character('formality'))).toBeGreaterThan(
      mean({ occasion: 'sport' }, character('formality')) + 0.4,
    )
    expect(mean({ keywords: ['oversized'] }, character('volume'))).toBeGreaterThan(
      mean({ keywords: ['sensual'] }, character('volume')) + 0.15,
    )
    expect(mean({ market: 'avantgarde' }, character('volume'))).toBeGreaterThan(
      mean({ market: 'commercial' }, character('volume')) + 0.05,
    )
  })

  it('[S9.02] a minimal collection prints less than a resort one', () => {
    const { colors } = bareBrief(groups.women, palettes[2])
    const printed = (brief: Brief) => [measure(compose(brief), brief).printed]
    expect(mean({ colors, keywords: ['minimal'] }, printed)).toBeLessThan(
      mean({ colors, keywords: ['resort'] }, printed) - 0.2,
    )
  })

  it('briefs from before these options still parse, and ask for nothing', () => {
    const { season: _, occasion: __, market: ___, keywords: ____, ...old } = bareBrief(groups.women, palettes[0])
    expect(briefSchema.parse(old)).toMatchObject({
      season: 'none',
      occasion: 'none',
      market: 'contemporary',
      keywords: [],
    })
  })

  it('offers at least 24 keywords, each under its own name', () => {
    expect(keywords.length).toBeGreaterThanOrEqual(24)
    expect(new Set(keywords.map(({ id }) => id)).size).toBe(keywords.length)
    expect(new Set(keywords.map(({ label }) => label)).size).toBe(keywords.length)
  })

  it('name only what the catalogues hold', () => {
    const wearables = [...garments, ...accessories]
    const options = wearables.flatMap(({ knobs }) =>
      Object.values<Knob>(knobs).flatMap((knob) => (knob.kind === 'choice' ? knob.options.map(({ id }) => id) : [])),
    )
    const names = [
      ...wearables.flatMap(({ id, category }) => [id, category]),
      ...prints.flatMap(({ id, family }) => [id, family]),
      ...[...fabrics, ...shoes].map(({ id }) => id),
      ...options,
      'heeled',
      'flat',
    ]
    const known = new Set(names.flatMap((name) => wordsOf(name)))
    for (const leaning of [...seasons, ...occasions, ...markets, ...keywords])
      expect(
        [...factorsOf(leaning).keys()].filter((word) => !known.has(word)),
        leaning.id,
      ).toEqual([])
  })
})
