import { bareBrief } from '@toile/craft/designs/compose/bareBrief.ts'
import type { Brief } from '@toile/craft/designs/compose/brief.ts'
import { compose } from '@toile/craft/designs/compose/compose.ts'
import { type Measures, measure } from '@toile/craft/designs/compose/measures.ts'
import { keywords } from '@toile/craft/designs/compose/steering/keywords.ts'
import { markets } from '@toile/craft/designs/compose/steering/markets.ts'
import { occasions } from '@toile/craft/designs/compose/steering/occasions.ts'
import { seasons } from '@toile/craft/script/seasons.ts'
import { sure } from '@toile/geometry'
import { worstColorError, worstScaleError } from './cloth.ts'

const batches = 100
const groups = [
  ['women', ['ines', 'amara', 'mei']],
  ['men', ['theo', 'kofi', 'marco']],
  ['girls', ['lily', 'zuri']],
  ['boys', ['sam', 'hiro', 'nico']],
  ['mixed', ['ines', 'theo', 'lily', 'sam']],
] as const
const palettes = [
  ['#1f3a5f', '#f4ead7', '#d9623b', '#8fb3b5', '#e3b04b'],
  ['#2f3b2f', '#7a2f2a', '#c9b48a', '#3d4a63'],
  ['#17161c', '#e8e2da', '#a63d2f'],
  ['#c98b94', '#5d7a4f', '#f3ede2', '#e5c77d', '#7a86b8', '#2a2a2e'],
]

/** The brief of a seed: people, palette, season, occasion, market and keyword in turn. */
const briefOf = (seed: number): Brief =>
  bareBrief(sure(groups[seed % groups.length])[1], sure(palettes[(seed >> 1) % palettes.length]), {
    seed,
    season: sure(seasons[(seed >> 2) % seasons.length]).id,
    occasion: sure(occasions[(seed * 3) % occasions.length]).id,
    market: sure(markets[seed % markets.length]).id,
    keywords: seed % 3 ? [sure(keywords[(seed * 7) % keywords.length]).id] : [],
  })

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
/** Worst and median of a measure, the worst being the least unless told. */
const told = (name: string, values: readonly number[], worst: (...all: number[]) => number = Math.min) =>
  `${name} ${worst(...values).toFixed(2)} (median ${middle(values).toFixed(2)})`

/** Composes a hundred batches over people, palettes and options, and tells how well each reads as one collection, line by line. */
export function measureCoherence(): string[] {
  const times: number[] = []
  const found = Array.from({ length: batches }, (_, seed) => {
    const brief = briefOf(seed)
    const began = performance.now()
    const designs = compose(brief)
    times.push(performance.now() - began)
    return measure(designs, brief)
  })
  const of = (pick: (measures: Measures) => number) => found.map(pick)
  const broken = found.flatMap((measures) => measures.broken.map(({ rule }) => rule))
  const byGroup = groups.map(([name], i) =>
    told(
      name,
      found.filter((_, seed) => seed % groups.length === i).map(({ leastDistance }) => leastDistance),
    ),
  )
  return [
    `${batches} batches of eight, ${broken.length} rules broken${broken.length ? ` (${[...new Set(broken)].join(', ')})` : ''}`,
    `${told(
      'looks that wear each colour, least',
      of(({ coverage }) => Math.min(...coverage)),
    )}; ${told(
      'heroes',
      of(({ tiers }) => tiers.hero),
    )}; ${told(
      'easy looks',
      of(({ tiers }) => tiers.easy),
    )}`,
    `distance of the nearest pair: ${byGroup.join(', ')}; ${told(
      'mean of all pairs',
      of(({ meanDistance }) => meanDistance),
    )}`,
    `${told(
      'share of the main colour',
      of(({ proportion }) => sure(proportion[0])),
    )}; ${told(
      'of the accent',
      of(({ proportion }) => proportion.at(-1) ?? 0),
    )}; ${told(
      'looks printed',
      of(({ printed }) => printed),
      Math.max,
    )}; ${told(
      'accessories a look',
      of(({ accessories }) => accessories),
    )}`,
    told(
      'looks that use a colour of the board, least',
      of(({ items }) => Math.min(...Object.values(items))),
    ),
    `${told('milliseconds a batch, most', times, Math.max)}; colour error unshaded ${worstColorError().toFixed(2)} (ΔE00), print scale error ${(worstScaleError() * 100).toFixed(2)} %`,
  ]
}
