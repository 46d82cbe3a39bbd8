import type { MoodMeasures } from '../../reading/palette/measureMood.ts'

/** How a board looks to somebody who reads it, every number 0..1 with 0.5 for "no opinion". */
export interface Mood {
  /** Cold to warm. */
  warmth: number
  /** Calm to lively. */
  energy: number
  /** Crisp to soft. */
  softness: number
  /** Easy to formal. */
  formality: number
  /** Deep winter 0 to high summer 1. */
  season: number
}

/** The mood of a board without pictures. */
export const neutralMood: Mood = { warmth: 0.5, energy: 0.5, softness: 0.5, formality: 0.5, season: 0.5 }

/** The mood of a board from the measures of its pictures: their mean, read by fixed weights. */
export function moodOf(pictures: readonly MoodMeasures[]): Mood {
  if (!pictures.length) return neutralMood
  const mean = (key: keyof MoodMeasures) => pictures.reduce((sum, picture) => sum + picture[key], 0) / pictures.length
  const warmth = mean('warmth')
  const saturation = mean('saturation')
  const contrast = mean('contrast')
  const lightness = mean('lightness')
  const busyness = mean('busyness')
  return {
    warmth,
    energy: 0.4 * saturation + 0.35 * contrast + 0.25 * busyness,
    softness: 0.45 * lightness + 0.35 * (1 - contrast) + 0.2 * (1 - busyness),
    formality: 0.45 * (1 - lightness) + 0.35 * (1 - saturation) + 0.2 * (1 - busyness),
    season: 0.5 * lightness + 0.25 * saturation + 0.25 * warmth,
  }
}
