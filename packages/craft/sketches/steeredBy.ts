import type { SteeringChoice } from '../designs/compose/brief.ts'
import { mostKeywords } from '../designs/compose/brief.ts'
import type { KeywordId } from '../designs/compose/steering/keywords.ts'
import type { Wish } from '../words/wish.ts'

type Steers = { keyword: KeywordId } | { season: SteeringChoice['season'] } | { occasion: SteeringChoice['occasion'] }

const keywords = (rows: string): [string, Steers][] =>
  rows.split(' ').map((row) => {
    const [word = '', keyword = word] = row.split(':')
    return [word, { keyword: keyword as KeywordId }]
  })

/** What the words for moods, occasions and seasons steer; words that say nothing of cut are left out. */
const steers: ReadonlyMap<string, Steers> = new Map<string, Steers>([
  ...keywords(
    'romantic minimal vintage:heritage elegant:tailored feminine:romantic sexy:sensual boho:bohemian street:streetwear sporty ' +
      'preppy classic:tailored modern:minimal futuristic punk gothic grunge:nineties glam:glamour cute:playful playful ' +
      'bold:glamour delicate:romantic natural:artisan cottage:folk nautical military:utility workwear western y2k:nineties ' +
      'seventies sixties eighties nineties twenties fifties forties:heritage calm:minimal cozy:oversized comfortable:oversized ' +
      'maximal:glamour oversized simpler:minimal bolder:glamour',
  ),
  ['spring', { season: 'spring' }],
  ['summer', { season: 'summer' }],
  ['autumn', { season: 'autumn' }],
  ['winter', { season: 'winter' }],
  ['everyday', { occasion: 'everyday' }],
  ['office', { occasion: 'work' }],
  ['party', { occasion: 'party' }],
  ['prom', { occasion: 'party' }],
  ['evening', { occasion: 'evening' }],
  ['wedding', { occasion: 'ceremony' }],
  ['ceremony', { occasion: 'ceremony' }],
  ['beach', { occasion: 'holiday' }],
  ['holiday_trip', { occasion: 'holiday' }],
  ['sport', { occasion: 'sport' }],
  ['outdoor', { occasion: 'outdoors' }],
  ['ski', { occasion: 'outdoors' }],
  ['school', { occasion: 'school' }],
  ['sleep', { occasion: 'lounge' }],
])

/** Steering by the style words of a text, beside what was chosen by hand (requirement S9.04). */
export function steeredBy(wishes: readonly Wish[], chosen: SteeringChoice): SteeringChoice {
  const said = wishes.flatMap(({ id, not, overruled }) => (not || overruled ? [] : (steers.get(id) ?? [])))
  const words = said.flatMap((one) => ('keyword' in one ? [one.keyword] : []))
  const season = said.find((one) => 'season' in one)
  const occasion = said.find((one) => 'occasion' in one)
  return {
    season: season?.season ?? chosen.season,
    occasion: occasion?.occasion ?? chosen.occasion,
    market: chosen.market,
    keywords: [...new Set([...chosen.keywords, ...words])].slice(0, mostKeywords),
  }
}
