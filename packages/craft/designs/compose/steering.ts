import type { Character } from '../../garments/garment.ts'
import { type Attribute, factorsOf, type Leaning } from '../../script/leaning.ts'
import { leaningsOfPicture } from '../../script/leaningsOfPicture.ts'
import { seasons } from '../../script/seasons.ts'
import type { Brief } from './brief.ts'
import { wordsOf } from './words.ts'
import { keywords } from './steering/keywords.ts'
import { markets, tierCounts } from './steering/markets.ts'
import { occasions } from './steering/occasions.ts'

/** All that steers a collection, summed over season, occasion, market, keywords and the pictures of its board. */
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
type Asked = Pick<Brief, 'season' | 'occasion' | 'market' | 'keywords' | 'picture'>

/** What is rare as long as nobody asks for it. */
const unasked: Leaning = {
  id: 'unasked',
  label: 'What nobody asked for',
  seldom:
    'corsetBelt obiBelt chainBelt bandeau tailcoat bloomers harem qipao tuxedo puffball tunic cropTop zebra bandana argyle headscarf fur lame sequin tulle cowboy combat',
  hardly: 'swimsuit camouflage tieDye visor rain barefoot',
}

/** Where people dress by lamplight, and how much the words of a picture count there: the lines of an evening are its own. */
const lamplit = ['evening', 'party']
const byDay = 0.4

/** Sums up what steers a brief. */
export function steer(brief: Asked): Steering {
  const rows: readonly Leaning[] = [
    unasked,
    seasons.find(({ id }) => id === brief.season),
    occasions.find(({ id }) => id === brief.occasion),
    markets.find(({ id }) => id === brief.market),
    ...brief.keywords.map((word) => keywords.find(({ id }) => id === word)),
    ...(brief.picture
      ? leaningsOfPicture(brief.picture, { season: brief.season !== 'none', occasion: brief.occasion !== 'none' }).map(
          (row) => (lamplit.includes(brief.occasion) ? { ...row, weight: (row.weight ?? 1) * byDay } : row),
        )
      : []),
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
