import { describe, expect, it } from 'vitest'
import { type BrandProfile, brandProfileSchema } from '../../../brands/profile.ts'
import { fromHex, lightnessChromaHue } from '../../../colors/color.ts'
import { garments } from '../../../garments/index.ts'
import { bareBrief } from '../bareBrief.ts'
import { compose } from '../compose.ts'
import { steer } from '../steering.ts'
import { houseCloth } from './houseCloth.ts'
import { houseTurn } from './houseSteering.ts'
import { houseGround, houseTone } from './houseTone.ts'

const color = (hex: string) => fromHex(hex) ?? { r: 0, g: 0, b: 0 }
const profile = (own: Partial<BrandProfile> = {}) =>
  brandProfileSchema.parse({
    version: 1,
    pictures: 10,
    palette: {
      colors: ['#16181f', '#f2ede2', '#8d8f95', '#5b3b34'].map((hex) => ({
        color: color(hex),
        share: 0.25,
        pictures: [],
      })),
      confidence: 1,
    },
    tone: { lightness: 0.6, saturation: 0.3, contrast: 0.5, warmth: 0.55, busyness: 0.3, confidence: 1 },
    prints: { printed: 0, kinds: [], confidence: 1 },
    cuts: { cuts: [], confidence: 1 },
    proportions: null,
    line: null,
    surface: null,
    ...own,
  })
const tone = (contrast: number, lightness = 0.6, warmth = 0.55): BrandProfile['tone'] => ({
  lightness,
  saturation: 0.3,
  contrast,
  warmth,
  busyness: 0.3,
  confidence: 1,
})
const composed = (own: Partial<BrandProfile>, brandShare = 100, seed = 3) =>
  compose(
    bareBrief(['ines', 'theo'], ['#7a8c6f', '#c9b48a'], {
      seed,
      systemShare: 100 - brandShare,
      brandShare,
      brand: { sketches: [], prints: [], profile: profile(own) },
    }),
  )
const line = { width: 0.0055, regularity: 0.4, confidence: 1, pictures: [] }

/** How far apart in lightness the plain garments of a look are, in the mean. */
function contrastOf(designs: ReturnType<typeof compose>): number {
  const steps = designs.flatMap(({ garments: worn }) => {
    const own = worn.filter(({ id, print }) => id.startsWith('g') && !print)
    const lights = own.flatMap(({ fill }) => (fill.kind === 'solid' ? [lightnessChromaHue(fill.color).lightness] : []))
    return lights.slice(1).map((light, i) => Math.abs(light - lights[i]))
  })
  return steps.reduce((sum, step) => sum + step, 0) / steps.length
}

describe('the pictures of a brand', () => {
  it('[S1.15] give every look of its collection the hand that they were drawn by, and none where it has no share', () => {
    const hands = composed({ line }).map(({ hand }) => hand)
    expect(hands[0]?.weight).toBeGreaterThan(1.3)
    for (const hand of hands) expect(hand).toEqual(hands[0])
    const half = composed({ line }, 50)[0].hand
    expect(half?.weight).toBeLessThan(hands[0]?.weight ?? 0)
    for (const design of [...composed({ line }, 0), ...composed({})]) expect('hand' in design).toBe(false)
  })

  it('[S2.61] of contrast dress dark beside light, and calm ones tone beside tone', () => {
    const over = (contrast: number) =>
      [1, 2, 3].reduce((sum, seed) => sum + contrastOf(composed({ tone: tone(contrast) }, 100, seed)), 0) / 3
    expect(over(1)).toBeGreaterThan(over(0) + 0.08)
  })

  it('[S2.61] that are dark or warm stand on a deeper or warmer ground, as far as the brand has a share', () => {
    const ground = { r: 238, g: 236, b: 232 }
    const on = (own: BrandProfile['tone'], share = 1) =>
      houseGround(ground, { profile: profile({ tone: own }), share, colors: [], board: 0, derived: new Set() })
    expect(on(tone(0.5))).toEqual(ground)
    expect(on(tone(0.5, 0.2)).g).toBeLessThan(170)
    expect(on(tone(0.5, 0.2), 0.5).g).toBeGreaterThan(on(tone(0.5, 0.2)).g)
    expect(on(tone(0.5, 0.6, 1)).r - on(tone(0.5, 0.6, 1)).b).toBeGreaterThan(12)
    expect(houseTone({ profile: profile(), share: 0, colors: [], board: 0, derived: new Set() }).strength).toBe(0)
  })

  it('[S2.61] of rough cloth lead to tweed and knits, of smooth and shining cloth to satin', () => {
    const steering = steer(bareBrief(['ines'], ['#c9b48a']))
    const likes = (roughness: number, shine: number, fabric: string) =>
      houseCloth(profile({ surface: { roughness, shine, confidence: 1, pictures: [] } }), steering).likes(fabric) /
      steering.likes(fabric)
    expect(likes(1, 0, 'tweed')).toBeGreaterThan(2 * likes(1, 0, 'silk'))
    expect(likes(0.1, 0.8, 'silk')).toBeGreaterThan(2 * likes(0.1, 0.8, 'tweed'))
    expect(houseCloth(profile(), steering)).toBe(steering)
  })

  it('[S2.61] whose people stand in the lines of an A widen what swings below, and straight lines do not', () => {
    const skirt = garments.find(({ id }) => id === 'aLineSkirt') ?? expect.fail()
    const lines = (outlines: Partial<Record<'A' | 'H' | 'O', number>>) =>
      profile({
        proportions: {
          outlines,
          shoulder: 1,
          waist: 0.7,
          hip: 1,
          hem: 1.2,
          split: null,
          end: 0.8,
          confidence: 1,
          pictures: [],
        },
      })
    expect(houseTurn(lines({ A: 1 }), skirt, 'flare')).toBeGreaterThan(0.5)
    expect(houseTurn(lines({ H: 1 }), skirt, 'flare')).toBeLessThan(0)
    expect(houseTurn(lines({ O: 1 }), skirt, 'ease')).toBeGreaterThan(0.5)
    expect(houseTurn(profile(), skirt, 'flare')).toBeNull()
  })
})
