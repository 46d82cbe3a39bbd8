import { describe, expect, it } from 'vitest'
import { brandProfileSchema } from '../../../brands/profile.ts'
import { colorDistance, fromHex } from '../../../colors/color.ts'
import { noDirection } from '../../../script/directionHand.ts'
import { inBrand } from '../../inBrand.ts'
import { type Brief, unsteered } from '../brief.ts'
import { compose } from '../compose.ts'

const color = (hex: string) => fromHex(hex) ?? { r: 0, g: 0, b: 0 }
const cut = (category: string, share: number, length: number, volume: number, sleeve: number, waist: number) => ({
  category,
  share,
  length,
  volume,
  sleeve,
  waist,
  spread: 0.12,
  pictures: [],
})
const print = (kind: 'stripe' | 'floral', share: number, like: string[]) => ({
  kind,
  share,
  step: null,
  density: 0.5,
  colors: 2,
  like,
  pictures: [],
})
/** A house of navy stripes, boxy and straight. */
const profile = brandProfileSchema.parse({
  version: 1,
  pictures: 12,
  palette: {
    colors: [
      ['#1d2746', 0.5],
      ['#f4f1e8', 0.35],
      ['#b3262e', 0.15],
    ].map(([hex, share]) => ({ color: color(String(hex)), share, pictures: [] })),
    confidence: 1,
  },
  tone: { lightness: 0.5, saturation: 0.3, contrast: 0.7, warmth: 0.4, busyness: 0.3, confidence: 1 },
  prints: { printed: 0.6, kinds: [print('stripe', 1, ['bretonStripe', 'awningStripe'])], confidence: 1 },
  cuts: {
    cuts: [
      cut('tShirt', 0.3, 0.28, 0.4, 0.3, 0.1),
      cut('trousers', 0.3, 0.9, 0.5, 0, 0.6),
      cut('dress', 0.2, 0.5, 0.5, 0.4, 0.3),
      cut('jacket', 0.2, 0.33, 0.5, 1, 0.15),
    ],
    confidence: 1,
  },
  proportions: null,
  line: null,
  surface: null,
})
const briefOf = (seed: number, brandShare: number, own: Partial<Brief> = {}): Brief => ({
  seed,
  looks: 8,
  style: 'illustration',
  kind: 'series',
  mannequins: [
    { person: 'ines', pose: 'walk' },
    { person: 'amara', pose: 'contrapposto' },
  ],
  colors: ['#aa7711', '#6f8f4e', '#c9a3c4', '#77513a'].map((hex) => ({ id: hex, color: color(hex), gradient: null })),
  sketches: [],
  prints: [],
  brand: { sketches: [], prints: [], profile },
  direction: noDirection,
  moodItems: [],
  systemShare: 100 - brandShare,
  brandShare,
  positions: [],
  ...unsteered,
  ...own,
})
const seeds = [1, 2, 3, 4, 5, 6, 7, 8]

/** Garments and prints in brand over eight collections of eight looks, in percent. */
function measured(brandShare: number) {
  const found = seeds.flatMap((seed) => compose(briefOf(seed, brandShare))).map((design) => inBrand(design, profile))
  const share = (part: 'garments' | 'prints') =>
    (100 * found.reduce((sum, one) => sum + one[part].in, 0)) / found.reduce((sum, one) => sum + one[part].of, 0)
  return { garments: share('garments'), prints: share('prints') }
}

describe('the brand in a brief', () => {
  it('[S9.02] has its share of garments and prints: within ten points of 0, 30, 60 and 100 percent', () => {
    const shares = [0, 30, 60, 100]
    const found = shares.map(measured)
    found.forEach(({ garments, prints }, i) => {
      expect(Math.abs(garments - shares[i]), `garments at ${shares[i]} %: ${garments}`).toBeLessThanOrEqual(10)
      expect(Math.abs(prints - shares[i]), `prints at ${shares[i]} %: ${prints}`).toBeLessThanOrEqual(10)
      if (i === 0) return
      expect(garments).toBeGreaterThan(found[i - 1].garments)
      expect(prints).toBeGreaterThan(found[i - 1].prints)
    })
  })

  it('[S9.02] changes nothing at 0 percent: the designs are those of a brief without a brand, byte for byte', () => {
    for (const seed of seeds) {
      const without = briefOf(seed, 0, { brand: { sketches: [], prints: [] } })
      expect(JSON.stringify(compose(briefOf(seed, 0)))).toBe(JSON.stringify(compose(without)))
    }
  })

  it('[S2.61] fills every slot at 100 percent, in the brand’s colours', () => {
    const designs = compose(briefOf(3, 100))
    const worn = designs.flatMap(({ garments, origin }) => ({ garments, origin }))
    for (const { garments, origin } of worn) {
      expect(origin?.sources.some(({ kind }) => kind === 'brand')).toBe(true)
      for (const { fill, id } of garments) {
        if (fill.kind !== 'solid' || id.startsWith('a')) continue
        const { color: own } = fill
        expect(profile.palette.colors.some((one) => colorDistance(one.color, own) < 6)).toBe(true)
      }
    }
  })

  it('[S2.61] the same brief with a brand gives the same designs', () => {
    expect(JSON.stringify(compose(briefOf(5, 60)))).toBe(JSON.stringify(compose(briefOf(5, 60))))
  })
})
