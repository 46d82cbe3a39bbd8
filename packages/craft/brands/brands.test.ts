import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { colorDistance, fromHex } from '../colors/color.ts'
import { brandSheet } from '../sheets/brandSheet.ts'
import { brandSchema } from './brandDocument.ts'
import { addBrandColor, addBrandPictures, dropBrandColor, dropBrandCut, pinBrandPrint } from './changes.ts'
import { checkInput } from './checkInput.ts'
import { printKinds } from './printKinds.ts'
import { brandProfileSchema } from './profile.ts'
import { profileByHand } from './profileByHand.ts'
import { profileOf } from './profileOf.ts'
import { type Reading, readingSchema } from './brandReading.ts'

const color = (hex: string) => fromHex(hex) ?? { r: 0, g: 0, b: 0 }
const cloth = (kind: 'stripe' | 'plain') => ({
  kind,
  shares: printKinds.map(({ id }) => (id === kind ? 1 : 0)),
  confidence: 0.9,
  like: kind === 'stripe' ? ['bretonStripe'] : [],
  step: kind === 'stripe' ? 24 : null,
  density: 0.4,
  colors: 2,
})
const look = (own: Partial<Reading> = {}): Reading =>
  readingSchema.parse({
    version: 1,
    kind: 'look',
    confidence: 0.9,
    width: 800,
    height: 1200,
    colors: [
      { color: color('#1d2746'), share: 0.7 },
      { color: color('#f4f1e8'), share: 0.3 },
    ],
    mood: { warmth: 0.4, saturation: 0.3, contrast: 0.7, lightness: 0.5, busyness: 0.3 },
    cloths: [cloth('stripe'), cloth('plain')],
    shapes: [
      { category: 'dress', confidence: 0.8, length: 0.6, volume: 0.6, sleeve: 0.2, waist: 0.3 },
      { category: 'jacket', confidence: 0.5, length: 0.34, volume: 0.5, sleeve: 1, waist: 0.2 },
    ],
    outline: { shoulder: 0.16, waist: 0.14, hip: 0.16, hem: 0.26, split: null, end: 0.6 },
    stroke: null,
    surface: null,
    faults: [],
    ...own,
  })
const reads = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, reading: look() }))

describe('the profile of a brand', () => {
  it('[S2.61] holds colours, prints, cuts and lines with the pictures each comes from, whatever their order', () => {
    const profile = profileOf(reads)
    expect(brandProfileSchema.parse(profile)).toEqual(profile)
    expect(profileOf(reads.toReversed())).toEqual(profile)
    expect(profile.palette.colors.map(({ share }) => Math.round(share * 10))).toEqual([7, 3])
    expect(profile.prints.kinds).toMatchObject([{ kind: 'stripe', step: 24, like: ['bretonStripe'] }])
    expect(profile.prints.kinds[0]?.pictures).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(profile.cuts.cuts.map(({ category }) => category)).toEqual(['dress', 'jacket'])
    expect(profile.proportions?.outlines.A).toBeCloseTo(1)
  })

  it('[S2.61] is the designer’s: what is dropped stays away, what is added stays, after every measuring', () => {
    const start = brandSchema.parse({ name: 'Marine' })
    const changed = dropBrandCut(addBrandColor(dropBrandColor(start, color('#1d2746')), color('#b3262e')), 'jacket')
    const profile = profileByHand(profileOf(reads), pinBrandPrint(changed, 'stripe').hand)
    expect(profile.palette.colors.some((own) => colorDistance(own.color, color('#1d2746')) < 6)).toBe(false)
    expect(profile.palette.colors.some((own) => colorDistance(own.color, color('#b3262e')) < 1)).toBe(true)
    expect(profile.cuts.cuts.map(({ category }) => category)).toEqual(['dress'])
    expect(profile.cuts.cuts[0]?.share).toBe(1)
  })

  it('[S2.61] is shown by garments and prints of its own kinds, in its own colours', () => {
    const { cuts, prints } = brandSheet(profileOf(reads))
    expect(cuts.map(({ cut }) => cut.category)).toEqual(['dress', 'jacket'])
    expect(prints.length).toBeGreaterThan(0)
    for (const { kind, placement } of prints) {
      expect(kind).toBe('stripe')
      const used = placement.source.kind === 'construction' ? placement.source.colors : []
      expect(used.every((one) => sure(reads[0]).reading.colors.some((own) => colorDistance(own.color, one) < 3))).toBe(
        true,
      )
    }
  })

  it('[S2.61] is drawn on the body it dresses most: a man’s where men stand in its pictures', () => {
    const worn = (wearers: Reading['wearer'][]) =>
      brandSheet(profileOf(wearers.map((wearer, i) => ({ id: `p${i}`, reading: look({ wearer }) })))).person
    expect(worn(['male', 'male', 'female'])).toBe('theo')
    expect(worn(['female', 'male', 'female', null])).toBe('ines')
    expect(profileOf([{ id: 'p', reading: look({ wearer: null }) }]).wearer).toBeNull()
  })
})

describe('the pictures of a brand', () => {
  it('[S2.61] are eighty at the most, each once', () => {
    const ids = Array.from({ length: 90 }, (_, i) => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`)
    const brand = addBrandPictures(brandSchema.parse({ name: 'Marine' }), [...ids, ...ids])
    expect(brand.pictures).toHaveLength(80)
    expect(brandSchema.safeParse({ ...brand, pictures: ids }).success).toBe(false)
  })

  it('[S2.61] are judged by a checklist: too few, blurred, of one kind', () => {
    const state = (id: string, pictures: Parameters<typeof checkInput>[0]) =>
      checkInput(pictures).find(({ check }) => check.id === id)?.state
    const good = reads.map(({ id, reading }) => ({ id, reading }))
    expect(state('enough', good.slice(0, 4))).toBe('poor')
    expect(state('enough', good)).toBe('good')
    expect(state('variety', good)).toBe('poor')
    expect(state('sharp', good)).toBe('good')
    expect(
      state(
        'sharp',
        good.map(({ id }) => ({ id, reading: look({ faults: ['blurred'] }) })),
      ),
    ).toBe('poor')
    expect(
      state(
        'sharp',
        good.map(({ id }) => ({ id, reading: null })),
      ),
    ).toBe('open')
  })
})
