import { type Color, fromHex } from '@toile/craft/colors/color.ts'
import { bareBrief } from '@toile/craft/designs/compose/bareBrief.ts'
import { compose } from '@toile/craft/designs/compose/compose.ts'
import { measure } from '@toile/craft/designs/compose/measures.ts'
import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { accentShare, accentsOf, colorsMet, colorsSeen, looksPlain, wornColors } from './colorsMet.ts'
import { merchandiseOf } from './merchandise.ts'
import { clothOf } from './wornCloth.ts'

const color = (hex: string): Color => fromHex(hex) ?? { r: 0, g: 0, b: 0 }
const palette = [
  { color: color('#1f6f9c'), share: 0.6 },
  { color: color('#f0ddb6'), share: 0.3 },
  { color: color('#dc2a1a'), share: 0.1 },
]
const brief = bareBrief(['ines', 'amara'], ['#1f3a5f', '#f4ead7', '#d9623b'], { seed: 5 })
const designs = compose(brief)
const cloth = clothOf(designs, () => null)

describe('what a collection takes of a photograph', () => {
  it('[S9.04] is the share of its palette that cloth comes near, small pieces not counted', () => {
    const sea = { color: color('#22719b'), share: 0.9 }
    expect(colorsMet(palette, [sea])).toBeCloseTo(0.6)
    expect(colorsMet(palette, [sea, { color: color('#eedbb6'), share: 0.1 }])).toBeCloseTo(0.9)
    expect(colorsMet(palette, [sea, { color: color('#dc2a1a'), share: 0.01 }])).toBeCloseTo(0.6)
    expect(colorsSeen([sea, { share: 0.01 }])).toBe(1)
  })

  it('[S9.04] its accents are the small vivid ones, together no sixth of it, told by the cloth that is nearer to none of its other colours', () => {
    expect(accentsOf(palette)).toEqual([color('#dc2a1a')])
    expect(accentsOf(palette.slice(0, 2))).toEqual([])
    const red = [color('#dc2a1a')]
    expect(accentShare(palette, red, [{ color: color('#d92b1c'), share: 0.07 }, ...palette.slice(0, 2)])).toBe(0.07)
    expect(accentsOf([...palette, { color: color('#d8a020'), share: 0.12 }])).toHaveLength(1)
    expect(accentsOf([...palette, { color: color('#d8a020'), share: 0.04 }])).toHaveLength(2)
    const brick = { color: color('#d2301f'), share: 0.4 }
    const worn = [{ color: color('#d32f1f'), share: 0.3 }]
    expect(accentShare(palette, red, worn)).toBe(0.3)
    expect(accentShare([...palette, brick], red, worn)).toBe(0)
  })

  it('[S9.04] worn colours share the cloth out, and plain looks are counted as the composer counts them', () => {
    const worn = wornColors(cloth)
    expect(worn.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
    const colors = brief.colors.map((one) => one.color)
    expect(looksPlain(colors, cloth)).toEqual(measure(designs, brief).coverage)
  })

  it('[S9.04] goods are counted look by look: slots, people, accessories, prints, and what comes back', () => {
    const found = merchandiseOf(designs)
    expect(Object.values(found.slots).reduce((sum, count) => sum + count, 0)).toBe(cloth.length)
    expect(found.people).toBe(2)
    expect(found.printed).toBe(Math.round(measure(designs, brief).printed * 8))
    expect(found.derived).toBe(0)
    const twice = merchandiseOf([...designs, sure(designs[0])])
    const plain = sure(designs[0]).garments.filter(({ print, fill }) => !print && fill.kind === 'solid')
    expect(twice.back).toBeGreaterThan(found.back)
    expect(twice.back - found.back).toBeLessThanOrEqual(plain.length)
  })
})
