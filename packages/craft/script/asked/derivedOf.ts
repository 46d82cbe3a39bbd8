import { apart, type Lab } from '../../colors/lab.ts'
import type { Tint } from '../entries.ts'
import { asBlack } from '../neutrals.ts'
import { chromaOf, hueOf, placeAt } from '../oklabPlace.ts'
import type { ScriptRole } from '../scriptRoles.ts'
import { accentOfAsked } from './accentOfAsked.ts'

/** A colour that stands beside those asked for. */
export interface Derived {
  place: Lab
  role: ScriptRole
}

/** Colours nearer than this read as one cloth; where that leaves too few, than this. */
const alike = [0.075, 0.048] as const
/** Tones of a colour, the first wanted first: how much lighter, how much of its chroma, and how far it turns to its neighbour in hue. */
const steps = [
  { lighter: 0.17, chroma: 0.7, turn: 0 },
  { lighter: -0.15, chroma: 0.9, turn: 0 },
  { lighter: 0.04, chroma: 0.42, turn: 0 },
  { lighter: 0.3, chroma: 0.45, turn: 0 },
  { lighter: -0.27, chroma: 0.75, turn: 0 },
  { lighter: 0.08, chroma: 0.75, turn: 0.6 },
  { lighter: -0.1, chroma: 0.75, turn: -0.6 },
  { lighter: 0.42, chroma: 0.4, turn: 0 },
  { lighter: -0.4, chroma: 0.6, turn: 0 },
  { lighter: 0.55, chroma: 0.4, turn: 0 },
  { lighter: -0.5, chroma: 0.6, turn: 0 },
  { lighter: 0.65, chroma: 0.4, turn: 0 },
] as const
const [darkest, palest] = [0.27, 0.88]
/** A tone is never louder than this. */
const mostChroma = 0.155
/** A yellow's shade turns to ochre, not to green. */
const yellow = { from: 1.3, to: 2.2, turn: -0.3 }

/** The colours that stand beside some asked for, at most so many, the ones wanted first in front: a tinted light and deep, an accent, a tinted neutral, and tones of every hue in turn; what the asked ones are themselves is not derived. */
export function derivedOf(asked: readonly Lab[], tint: Tint, most: number, accented: boolean): Derived[] {
  const found: Derived[] = []
  const add = (wanted: Lab, role: ScriptRole, least: number = alike[0]) => {
    const place = asBlack(wanted)
    if (found.length < most && [...asked, ...found.map((one) => one.place)].every((own) => apart(own, place) > least))
      found.push({ place, role })
  }
  const hueless = tint.chroma < 0.006
  const hue = hueless ? warm : tint.hue
  if (!asked.some(isPale)) add(placeAt(0.935, hueless ? 0.012 : 0.016, hue), 'light', 0.03)
  if (!asked.some(isDeep)) add(placeAt(0.25, hueless ? 0.008 : 0.012, cold), 'deep', 0.03)
  if (!accented) add(accentOfAsked(asked), 'accent')
  if (!asked.some(isNeutral)) add(placeAt(0.73, hueless ? 0.014 : 0.024, hue), 'tone')
  for (const least of alike)
    for (const step of steps)
      for (const place of asked) {
        const toned = toneOf(place, step)
        if (toned) add(toned, 'tone', least)
      }
  return found
}

/** The hue of a neutral where nothing has one, in radians. */
const warm = 1.3
/** The hue of a black that nobody asked for: one that leans to a warm palette looks brown. */
const cold = 4.7

const isPale = (place: Lab) => place[0] > 0.83 && chromaOf(place) < 0.06
const isDeep = (place: Lab) => place[0] < 0.34
const isNeutral = (place: Lab) => !isPale(place) && !isDeep(place) && chromaOf(place) < 0.04

function toneOf(place: Lab, { lighter, chroma, turn }: (typeof steps)[number]): Lab | null {
  const lightness = place[0] + lighter
  if (lightness < darkest || lightness > palest) return null
  const hue = hueOf(place)
  const shade = lighter < 0 && hue > yellow.from && hue < yellow.to ? yellow.turn : 0
  return placeAt(lightness, Math.min(mostChroma, chromaOf(place) * chroma), hue + turn + shade)
}
