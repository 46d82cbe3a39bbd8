import { describe, expect, it } from 'vitest'
import type { MoodMeasures } from '../../reading/palette/measureMood.ts'
import { moodOf, neutralMood } from './moodOf.ts'

const dark: MoodMeasures = { warmth: 0.45, saturation: 0.1, contrast: 0.35, lightness: 0.2, busyness: 0.15 }
const pastel: MoodMeasures = { warmth: 0.7, saturation: 0.3, contrast: 0.2, lightness: 0.88, busyness: 0.15 }
const carnival: MoodMeasures = { warmth: 0.65, saturation: 0.9, contrast: 0.8, lightness: 0.6, busyness: 0.8 }

describe('mood of a board', () => {
  it('has no opinion without pictures', () => {
    expect(moodOf([])).toEqual(neutralMood)
  })
  it('reads low-key pictures as formal winter and pastels as soft summer', () => {
    const night = moodOf([dark])
    const garden = moodOf([pastel])
    expect(night.formality).toBeGreaterThan(garden.formality + 0.2)
    expect(garden.softness).toBeGreaterThan(night.softness + 0.2)
    expect(garden.season).toBeGreaterThan(night.season + 0.3)
  })
  it('reads vivid, busy pictures as lively', () => {
    expect(moodOf([carnival]).energy).toBeGreaterThan(moodOf([pastel]).energy + 0.4)
  })
  it('stays within 0 and 1 and lies between its pictures', () => {
    const ends: MoodMeasures[] = [0, 1].map((v) => ({
      warmth: v,
      saturation: v,
      contrast: v,
      lightness: v,
      busyness: v,
    }))
    for (const measures of ends) {
      for (const value of Object.values(moodOf([measures]))) expect(value >= 0 && value <= 1 + 1e-9).toBe(true)
    }
    const both = moodOf([dark, carnival])
    expect(both.energy).toBeCloseTo((moodOf([dark]).energy + moodOf([carnival]).energy) / 2, 9)
  })
})
