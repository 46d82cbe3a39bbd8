import type { Lab } from '../colors/lab.ts'
import { chromaOf, hueOf, placeAt } from './oklabPlace.ts'
import type { seasons } from './seasons.ts'

export type SeasonId = (typeof seasons)[number]['id']

/** How a season leans colours: lighter or deeper and fuller or greyer, in OKLab, and its neutrals to the warm or to the cold. */
interface SeasonLean {
  lightness: number
  chroma: number
  warmth: number
}

/** After the seasonal palettes of J. Itten, Kunst der Farbe (1961), and C. Jackson, Color Me Beautiful (1980): spring clear and warm, summer pale, cool and soft, autumn warm and deep, winter deep and cold. */
const leans = {
  none: { lightness: 0, chroma: 1, warmth: 0 },
  spring: { lightness: 0.025, chroma: 1.1, warmth: 0.006 },
  summer: { lightness: 0.04, chroma: 0.94, warmth: -0.004 },
  autumn: { lightness: -0.035, chroma: 1.06, warmth: 0.01 },
  winter: { lightness: -0.045, chroma: 0.96, warmth: -0.008 },
} as const satisfies Record<SeasonId, SeasonLean>

/** How much of a lean a colour takes that pictures show. */
const ofSeen = 0.3
/** What is less colourful is a neutral. */
const neutral = 0.05
/** The hue of warm light, in radians. */
const warm = (70 * Math.PI) / 180

/** A colour as a season leans it: what was only derived wholly, what pictures show by a small step. */
export function inSeason(place: Lab, season: SeasonId, isDerived: boolean): Lab {
  const { lightness, chroma, warmth } = leans[season]
  const much = isDerived ? 1 : ofSeen
  const own = chromaOf(place)
  const [l, a, b] = placeAt(
    Math.min(0.965, Math.max(0.19, place[0] + lightness * much)),
    own * (1 + (chroma - 1) * much),
    hueOf(place),
  )
  const turn = own < neutral ? warmth * much : 0
  return [l, a + turn * Math.cos(warm), b + turn * Math.sin(warm)]
}
