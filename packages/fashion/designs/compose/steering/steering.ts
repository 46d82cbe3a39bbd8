import type { Character } from '../../../garments/garment.ts'
import type { Brief } from '../brief.ts'
import { leaningsOfPicture } from '../../../script/leaningsOfPicture.ts'
import { wordsOf } from '../words.ts'
import { keywords } from './keywords.ts'
import { type Attribute, factorsOf, type Leaning } from './leaning.ts'
import { markets, tierCounts } from './markets.ts'
import { occasions } from './occasions.ts'
import { seasons } from './seasons.ts'

/** All that steers a collection, summed over season, occasion, market, keywords and the mood of its board. */
export interface Steering {
  /** How well a character meets what is aimed at, above 0 up to 1. */
  meets(character: Character): number
  /** How much a thing is wanted, about 0 to 12, by its id and the families it belongs to. */
  likes(...names: readonly string[]): number
  /** Whether the brief chose one of some seasons, occasions, markets or keywords, by id. */
  asks(...ids: readonly string[]): boolean
  /** How far a number knob is turned, -1..1. */
  turn(knob: string): number
  /** What garments are aimed at, or the middle where nothing is asked. */
  aim(attribute: Attribute, middle: number): number
  printed: number
  layers: number
  accessories: number
  daring: number
  trims: number
  /** Hero and easy looks of eight. */
  tiers: { hero: number; easy: number }
}

const clamped = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** What of a brief steers. */
type Asked = Pick<Brief, 'season' | 'occasion' | 'market' | 'keywords' | 'mood' | 'picture'>

/** The mood of a board as a leaning, weaker than what is asked for in words. */
function moodLeaning({ mood, season, occasion }: Asked): Leaning | null {
  if (!mood) return null
  const aims: NonNullable<Leaning['aims']> = { volume: [0.25 + 0.5 * mood.softness, 0.8] }
  if (season === 'none') aims.warmth = [1 - mood.season, 5]
  if (occasion === 'none') aims.formality = [mood.formality, 3]
  return {
    id: 'mood',
    label: 'Mood of the board',
    aims,
    ...(season === 'none' ? wordsOfSeason(mood.season) : {}),
    printed: (mood.energy - 0.5) * 0.3,
    daring: (mood.energy - 0.5) * 0.8,
    layers: season === 'none' ? 2 ** (1 - 2 * mood.season) : 1,
  }
}

/** What the nearest season likes in cloth and prints. */
function wordsOfSeason(season: number): Partial<Leaning> {
  const id = season > 0.72 ? 'summer' : season > 0.52 ? 'spring' : season > 0.3 ? 'autumn' : 'winter'
  const { loves, likes, seldom, hardly, never } = seasons.find((row) => row.id === id) ?? seasons[0]
  return { loves, likes, seldom, hardly, never }
}

/** What is rare as long as nobody asks for it. */
const unasked: Leaning = {
  id: 'unasked',
  label: 'What nobody asked for',
  seldom:
    'corsetBelt obiBelt chainBelt bandeau tailcoat bloomers harem qipao tuxedo puffball tunic cropTop zebra bandana argyle headscarf fur lame sequin tulle cowboy combat',
  hardly: 'swimsuit camouflage tieDye visor rain barefoot',
}

/** Sums up what steers a brief. */
export function steer(brief: Asked): Steering {
  const rows: readonly Leaning[] = [
    unasked,
    seasons.find(({ id }) => id === brief.season),
    occasions.find(({ id }) => id === brief.occasion),
    markets.find(({ id }) => id === brief.market),
    ...brief.keywords.map((word) => keywords.find(({ id }) => id === word)),
    ...(brief.picture
      ? leaningsOfPicture(brief.picture, { season: brief.season !== 'none', occasion: brief.occasion !== 'none' })
      : [moodLeaning(brief)]),
  ].flatMap((row) => row ?? [])
  const aims = rows.flatMap((row) => Object.entries(row.aims ?? {}) as [Attribute, readonly [number, number]][])
  const factors = rows.map(factorsOf)
  const cache = new Map<string, number>()
  const sum = (pick: (row: Leaning) => number | undefined) => rows.reduce((total, row) => total + (pick(row) ?? 0), 0)
  return {
    meets: (character) =>
      aims.reduce(
        (share, [name, [value, strength]]) => share * Math.exp(-strength * (character[name] - value) ** 2),
        1,
      ),
    likes(...names) {
      const key = names.join()
      const found = cache.get(key)
      if (found !== undefined) return found
      const words = new Set(names.flatMap((name) => wordsOf(name)))
      const factor = factors.reduce(
        (total, own) => [...words].reduce((product, word) => product * (own.get(word) ?? 1), total),
        1,
      )
      const kept = clamped(factor, 0, 14)
      cache.set(key, kept)
      return kept
    },
    asks: (...ids) => rows.some(({ id }) => ids.includes(id)),
    turn: (knob) =>
      clamped(
        sum(({ turns = {} }) => turns[knob]),
        -1,
        1,
      ),
    aim(attribute, middle) {
      const own = aims.filter(([name]) => name === attribute).map(([, aim]) => aim)
      const weight = own.reduce((total, [, strength]) => total + strength, 0)
      return own.reduce((total, [value, strength]) => total + (value * strength) / weight, own.length ? 0 : middle)
    },
    printed: sum(({ printed }) => printed),
    layers: rows.reduce((total, { layers = 1 }) => total * layers, 1),
    accessories: sum(({ accessories }) => accessories),
    daring: clamped(
      sum(({ daring }) => daring),
      -1,
      1,
    ),
    trims: clamped(
      sum(({ trims }) => trims),
      -1,
      1,
    ),
    tiers: tierCounts[brief.market],
  }
}
