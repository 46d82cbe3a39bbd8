import { bareBrief } from '@toile/craft/designs/compose/bareBrief.ts'
import { compose } from '@toile/craft/designs/compose/compose.ts'
import { measure } from '@toile/craft/designs/compose/measures.ts'
import { keywords } from '@toile/craft/designs/compose/steering/keywords.ts'
import { markets } from '@toile/craft/designs/compose/steering/markets.ts'
import { occasions } from '@toile/craft/designs/compose/steering/occasions.ts'
import { seasons } from '@toile/craft/script/seasons.ts'
import { sure } from '@toile/geometry'
import { castOf, type Who } from './collectionOf.ts'

const batches = 100
/** Every occasion that is one. */
const worn = occasions.filter(({ id }) => id !== 'none')
const palettes = [
  ['#1f3a5f', '#f4ead7', '#d9623b', '#8fb3b5', '#e3b04b'],
  ['#2f3b2f', '#7a2f2a', '#c9b48a', '#3d4a63'],
  ['#17161c', '#e8e2da', '#a63d2f'],
  ['#c98b94', '#5d7a4f', '#f3ede2', '#e5c77d', '#7a86b8', '#2a2a2e'],
]

/** The rules of dressing that a hundred batches break, for whom and on which occasion. */
export interface Broken {
  who: Who
  /** Batches and broken rules by occasion. */
  occasions: readonly { id: string; batches: number; broken: number }[]
  rules: readonly string[]
}

/** Composes a hundred batches, every occasion in turn, seasons, markets, palettes and keywords beside them. */
export function dressRules(who: Who): Broken {
  const found = Array.from({ length: batches }, (_, seed) => {
    const { id: occasion } = sure(worn[seed % worn.length])
    const round = Math.floor(seed / worn.length)
    const brief = bareBrief(castOf(who, seed), sure(palettes[(seed + round) % palettes.length]), {
      seed: seed + 1,
      occasion,
      season: sure(seasons[(round + seed) % seasons.length]).id,
      market: sure(markets[round % markets.length]).id,
      keywords: round % 2 ? [sure(keywords[(seed * 7) % keywords.length]).id] : [],
    })
    return { occasion, broken: measure(compose(brief), brief).broken.map(({ rule }) => rule) }
  })
  return {
    who,
    occasions: worn.map(({ id }) => {
      const own = found.filter(({ occasion }) => occasion === id)
      return { id, batches: own.length, broken: own.reduce((sum, { broken }) => sum + broken.length, 0) }
    }),
    rules: found.flatMap(({ broken }) => broken),
  }
}
