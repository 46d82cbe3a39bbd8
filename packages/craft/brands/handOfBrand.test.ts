import { describe, expect, it } from 'vitest'
import { handSchema } from '../hands/hand.ts'
import { handOfBrand } from './handOfBrand.ts'
import { type BrandProfile, brandProfileSchema } from './profile.ts'

const profile = (own: Partial<Pick<BrandProfile, 'line' | 'surface'>>) =>
  brandProfileSchema.parse({
    version: 1,
    pictures: 6,
    palette: { colors: [], confidence: 1 },
    tone: { lightness: 0.6, saturation: 0.3, contrast: 0.5, warmth: 0.5, busyness: 0.3, confidence: 1 },
    prints: { printed: 0, kinds: [], confidence: 1 },
    cuts: { cuts: [], confidence: 1 },
    proportions: null,
    line: null,
    surface: null,
    ...own,
  })
const line = (width: number, regularity: number, confidence = 1) => ({ width, regularity, confidence, pictures: [] })
const surface = (roughness: number, confidence = 1) => ({ roughness, shine: 0.2, confidence, pictures: [] })

describe('the hand of a brand', () => {
  it('[S1.15] is heavy where its pen is broad, loose where it is uneven, grainy where its cloth is rough', () => {
    const brush = handOfBrand(profile({ line: line(0.0055, 0.4), surface: surface(0.95) }), 1)
    expect(brush?.weight).toBeGreaterThan(1.4)
    expect(brush?.looseness).toBeGreaterThan(1.4)
    expect(brush?.texture).toBeGreaterThan(1.3)
    const needle = handOfBrand(profile({ line: line(0.0018, 0.92), surface: surface(0.2) }), 1)
    expect(needle?.weight).toBeLessThan(0.8)
    expect(needle?.looseness).toBeLessThan(0.7)
    expect(needle?.texture).toBeLessThan(0.6)
    for (const extreme of [line(0.2, 0), line(0, 1)])
      expect(handSchema.safeParse(handOfBrand(profile({ line: extreme, surface: surface(1) }), 1)).success).toBe(true)
  })

  it('[S1.15] comes nearer to the plain one the less sure the measures are and the less share the brand has', () => {
    const weight = (confidence: number, share: number) =>
      handOfBrand(profile({ line: line(0.006, 0.69, confidence) }), share)?.weight ?? 1
    expect(weight(1, 1)).toBeGreaterThan(weight(0.5, 1))
    expect(weight(0.5, 1)).toBe(weight(1, 0.5))
    expect(weight(0.25, 1)).toBeGreaterThan(1)
  })

  it('[S1.15] is none where nothing is measured, nothing differs, or the brand has no share', () => {
    expect(handOfBrand(profile({}), 1)).toBeNull()
    expect(handOfBrand(profile({ line: line(0.0029, 0.69) }), 1)).toBeNull()
    expect(handOfBrand(profile({ line: line(0.006, 0.3), surface: surface(1) }), 0)).toBeNull()
  })
})
