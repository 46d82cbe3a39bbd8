import type { Color } from '../colors/color.ts'
import { apart, type Lab } from '../colors/lab.ts'
import { chromaOf, hueOf } from './oklabPlace.ts'
import type { BoardReading } from './reading.ts'
import type { ScriptRole } from './scriptRoles.ts'

/** A colour on its way into a script. */
export interface Entry {
  place: Lab
  /** The share of all pictures it covers. */
  seen: number
  /** The id of the board's colour it stands for, if it was asked for. */
  asked: string | null
  /** The very colour that was asked for, or that a person changed it to. */
  exact?: Color
  /** Where the colour of the pictures lies that a person changed. */
  of?: Lab
  /** The role it has as the pictures say, before a hand is laid on the script. */
  said?: ScriptRole
  /** The role a person gave it by hand, or null for a colour kept as it is; left out where no hand was. */
  kept?: ScriptRole | null
  /** Which clusters of which readings count for it. */
  sources: [reading: number, cluster: number][]
}

/** A colour that can be changed and leave the first as it is. */
export const copyOf = (entry: Entry): Entry => ({ ...entry, sources: [...entry.sources] })

/** Whether a colour is seen, asked for or held, and not derived from others. */
export const isThere = ({ sources, asked, kept }: Entry): boolean =>
  sources.length > 0 || asked !== null || kept !== undefined

/** The hue that a board's greys lean to. */
export interface Tint {
  hue: number
  chroma: number
}

const same = 0.045

/** The clusters of all pictures together, each picture by its weight; what is alike counts once. */
export function entriesOf(readings: readonly BoardReading[]): Entry[] {
  const whole = readings.reduce((sum, { weight }) => sum + weight, 0) || 1
  const all: Entry[] = []
  readings.forEach(({ reading, weight }, from) =>
    reading.clusters.forEach(({ place, share }, cluster) => {
      const seen = (share * weight) / whole
      const near = all.find((one) => apart(one.place, place) < same)
      if (near) {
        near.seen += seen
        near.sources.push([from, cluster])
      } else all.push({ place, seen, asked: null, sources: [[from, cluster]] })
    }),
  )
  return all
}

/** Below this a board has no hue of its own. */
const hueless = 0.006

/** Whether a board has a hue that its greys can lean to. */
export const leans = ({ chroma }: Tint): boolean => chroma > hueless

/** The mean of all that has a hue; of hues that lie across from one another and leave no mean, the strongest. */
export function meanHue(entries: readonly Entry[]): Tint {
  let [a, b] = [0, 0]
  let strongest: Tint = { hue: 0, chroma: 0 }
  for (const { place, seen } of entries) {
    a += place[1] * seen
    b += place[2] * seen
    if (seen * chromaOf(place) > strongest.chroma) strongest = { hue: hueOf(place), chroma: seen * chromaOf(place) }
  }
  const mean = { hue: Math.atan2(b, a), chroma: Math.hypot(a, b) }
  return leans(mean) ? mean : strongest
}

/** How far a place lies from all that is seen, by share, at most .3 each. */
const unlike = (place: Lab, entries: readonly Entry[]): number =>
  entries.reduce((sum, other) => sum + other.seen * Math.min(0.3, apart(place, other.place)), 0)

/** How much a colour tells of its pictures: large, or vivid and unlike the rest. */
export const telling = ({ place, seen }: Entry, entries: readonly Entry[]): number =>
  seen ** 0.6 * (1 + 21.6 * chromaOf(place) * unlike(place, entries))
