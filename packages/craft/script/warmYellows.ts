import { apart } from '../colors/lab.ts'
import type { Entry } from './entries.ts'
import { chromaOf, hueOf, placeAt } from './oklabPlace.ts'

/** Lemon, by lightness, chroma and hue in radians of OKLCh; and the yellows, ambers and oranges whose lit side it may be. */
const lemon = { light: 0.84, vivid: 0.08, from: 1.7, to: 2.1 }
const warm = { light: 0.68, vivid: 0.08, from: 1.1, to: 1.69 }
/** So much of a warm colour, as a share of the lemon's, makes the lemon its lit side; it lies no further from it than this. */
const least = 0.4
const furthest = 0.2

/** Lemon beside a warmer yellow is that yellow in bright light, a lamp's glare or the lit side of turmeric, and counts for it: cloth has no glare (requirement S3.03). */
export function warmYellows(entries: readonly Entry[]): Entry[] {
  const all = entries.map((entry) => ({ ...entry, sources: [...entry.sources] }))
  for (const glare of all.filter((entry) => isWithin(entry, lemon))) {
    const lit = all
      .filter((entry) => isWithin(entry, warm) && entry.seen >= glare.seen * least)
      .filter(({ place }) => apart(place, glare.place) < furthest)
      .toSorted((a, b) => apart(a.place, glare.place) - apart(b.place, glare.place))[0]
    if (!lit) continue
    lit.place = between(lit, glare)
    lit.seen += glare.seen
    lit.sources.push(...glare.sources)
    all.splice(all.indexOf(glare), 1)
  }
  return all
}

const isWithin = ({ place }: Entry, { light, vivid, from, to }: typeof lemon) =>
  place[0] > light && chromaOf(place) > vivid && hueOf(place) > from && hueOf(place) < to

/** The warm hue, as light and as full as both together. */
function between({ place, seen }: Entry, glare: Entry): Entry['place'] {
  const part = glare.seen / (seen + glare.seen) / 2
  const mix = (a: number, b: number) => a + (b - a) * part
  return placeAt(mix(place[0], glare.place[0]), Math.max(chromaOf(place), chromaOf(glare.place)), hueOf(place))
}
