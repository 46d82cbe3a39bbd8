/** What can be measured in one moodboard picture, every number 0..1. */
export interface MoodMeasures {
  /** 0 cold blues, 0.5 neutral, 1 warm oranges; weighted by how colourful each pixel is. */
  warmth: number
  /** Mean OKLab chroma, 1 at 0.14 and above. */
  saturation: number
  /** Span of OKLab lightness between the darkest and the lightest twentieth. */
  contrast: number
  /** Mean OKLab lightness. */
  lightness: number
  /** Mean change of lightness between neighbours at 256 pixels, 1 at 0.09 and above. */
  busyness: number
}

/** What a moodboard asks of a collection, every number 0..1 with 0.5 for "no opinion" (requirement S3.03: the moodboard steers mood and palette). */
export interface Mood {
  /** Cold to warm. */
  warmth: number
  /** Calm to lively: weighs bold prints, contrast between pieces, sporty cuts. */
  energy: number
  /** Crisp to soft: weighs fluid cloth, frills and rounded cuts against tailoring. */
  softness: number
  /** Easy to formal: weighs suiting, evening pieces and fine cloth. */
  formality: number
  /** Deep winter 0 to high summer 1: weighs layers, length and weight of cloth. */
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
