import { sure } from '@toile/geometry'
import { apart } from '../colors/lab.ts'
import { copyOf, type Entry, telling } from './entries.ts'
import { apartInHue, chromaOf, hueOf } from './oklabPlace.ts'

const fewest = 4
/** A colour this much less telling than the first is no colour of the script. */
const faint = 0.035

/** How many dull colours of one hue a script has before each further one counts this much less: of a shadow's many browns three are enough. */
const mostDull = 3
const crowding = 0.45
/** What is dull, and how near hues are that read as one, in radians. */
const dull = { least: 0.02, most: 0.09, hue: 0.7 } as const

const isDull = ({ place }: Entry): boolean => chromaOf(place) > dull.least && chromaOf(place) < dull.most

const areDullKin = (one: Entry, other: Entry): boolean =>
  isDull(one) && isDull(other) && apartInHue(hueOf(one.place), hueOf(other.place)) < dull.hue

/** The most telling of some colours, at most so many, each as far from those before as it is telling; `beside` stand before all of them. */
export function mostTelling(
  among: readonly Entry[],
  seen: readonly Entry[],
  beside: readonly Entry[],
  count: number,
): Entry[] {
  const first = Math.max(0, ...seen.map((entry) => telling(entry, seen)))
  const rest = among.map((entry) => ({ entry, worth: telling(entry, seen) }))
  const chosen = [...beside]
  const value = ({ entry, worth }: (typeof rest)[number]) =>
    worth * Math.min(1, Math.min(1, ...chosen.map((one) => apart(one.place, entry.place))) / 0.2) ** 1.2
  const uncrowded = (one: (typeof rest)[number]) =>
    value(one) * crowding ** Math.max(0, chosen.filter((other) => areDullKin(other, one.entry)).length - mostDull + 1)
  while (chosen.length < beside.length + count && rest.length > 0) {
    rest.sort((p, q) => uncrowded(q) - uncrowded(p))
    if (chosen.length >= fewest && value(sure(rest[0])) < first * faint) break
    chosen.push(copyOf(sure(rest[0]).entry))
    rest.shift()
  }
  return chosen.slice(beside.length)
}
