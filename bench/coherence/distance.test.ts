import { fromHex } from '@toile/craft/colors/color.ts'
import { bareBrief } from '@toile/craft/designs/compose/bareBrief.ts'
import { compose } from '@toile/craft/designs/compose/compose.ts'
import { describe, expect, it } from 'vitest'
import { collectionDistance, portraitOf, unlike } from './collectionDistance.ts'
import { spotsOf, transport } from './transport.ts'
import { clothOf } from './wornCloth.ts'

const spots = (...colors: (readonly [hex: string, weight: number])[]) =>
  spotsOf(colors.map(([hex, weight]) => ({ color: fromHex(hex) ?? { r: 0, g: 0, b: 0 }, weight })))

const portrait = (seed: number, palette: readonly string[]) => {
  const designs = compose(bareBrief(['ines', 'amara'], palette, { seed }))
  return portraitOf(
    designs,
    clothOf(designs, () => null),
  )
}

describe('the distance of two line-ups', () => {
  it('[S9.04] carries nothing between equal palettes, and the more colour must move the further', () => {
    const [ink, night, coral] = [spots(['#17324f', 1]), spots(['#1c3550', 1]), spots(['#e8684a', 1])]
    expect(transport(ink, ink)).toBeCloseTo(0, 5)
    expect(transport(ink, night)).toBeLessThan(0.03)
    expect(transport(ink, coral)).toBeGreaterThan(0.25)
    const half = spots(['#17324f', 1], ['#e8684a', 1])
    expect(transport(ink, half)).toBeCloseTo(transport(ink, coral) / 2, 2)
    expect(transport(coral, ink)).toBeCloseTo(transport(ink, coral), 6)
  })

  it('[S9.04] joins colours that no eye parts, and lets shares sum to one', () => {
    const joined = spots(['#17324f', 3], ['#17334f', 1], ['#e8684a', 4])
    expect(joined.map(({ share }) => share)).toEqual([0.5, 0.5])
  })

  it('[S9.04] counts shares that are not shared: 0 alike whatever the number, 1 with nothing in common', () => {
    const counts = (...pairs: [string, number][]) => new Map(pairs)
    expect(unlike(counts(['a', 1], ['b', 1]), counts(['a', 4], ['b', 4]))).toBe(0)
    expect(unlike(counts(['a', 2]), counts(['b', 5]))).toBe(1)
    expect(unlike(counts(['a', 1], ['b', 1]), counts(['a', 1]))).toBe(0.5)
    expect(unlike(counts(), counts(['a', 1]))).toBe(1)
  })

  it('[S9.04] is nothing from a collection to itself, and other colours move its palette further than another seed does', () => {
    const warm = portrait(5, ['#7a2f2a', '#c9b48a', '#e3b04b'])
    expect(collectionDistance(warm, warm).all).toBeCloseTo(0, 4)
    const cool = portrait(5, ['#1f3a5f', '#8fb3b5', '#f4ead7'])
    const apart = collectionDistance(warm, cool)
    expect(apart.palette).toBeGreaterThan(0.5)
    const seed = collectionDistance(warm, portrait(6, ['#7a2f2a', '#c9b48a', '#e3b04b']))
    expect(seed.garments).toBeGreaterThan(0)
    expect(seed.palette).toBeLessThan(apart.palette)
  })
})
