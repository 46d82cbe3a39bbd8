import { sure } from '@toile/geometry'
import type { Lab } from '../colors/lab.ts'
import { type Entry, leans, type Tint } from './entries.ts'
import { chromaOf, hueOf, placeAt } from './oklabPlace.ts'

/** What a derived neutral is said to cover: next to nothing. */
const derived = { seen: 0.01, asked: null, sources: [] }

/** Something pale and something deep is always there, leaning to the pictures. */
export function withNeutrals(chosen: Entry[], tint: Tint): void {
  if (chosen.length === 0) return
  const lightest = chosen.reduce((a, b) => (b.place[0] > a.place[0] ? b : a)).place
  const darkest = chosen.reduce((a, b) => (b.place[0] < a.place[0] ? b : a)).place
  const [pale, deep] = leans(tint) ? [0.008, 0.006] : [0, 0]
  const hue = (place: Lab) => (chromaOf(place) > 0.02 ? hueOf(place) : tint.hue)
  if (lightest[0] < 0.8)
    chosen.push({ ...derived, place: placeAt(0.92, Math.min(0.028, chromaOf(lightest) * 0.4 + pale), hue(lightest)) })
  if (darkest[0] > 0.38)
    chosen.push({
      ...derived,
      place: placeAt(Math.min(0.3, darkest[0] * 0.62), Math.min(0.06, chromaOf(darkest) * 0.75 + deep), hue(darkest)),
    })
}

const fewest = 8
/** Steps nearer than this in lightness read as one cloth. */
const leastStep = 0.07

/** Few colours are dressed tone in tone: steps between the neighbours that lie furthest apart in lightness, leaning a little further to their hue. */
export function withSteps(chosen: Entry[], tint: Tint): void {
  while (chosen.length > 1 && chosen.length < fewest) {
    const sorted = chosen.map(({ place }) => place).sort((p, q) => p[0] - q[0])
    const gaps = sorted.slice(1).map((place, i) => place[0] - sure(sorted[i])[0])
    const widest = gaps.indexOf(Math.max(...gaps))
    if (sure(gaps[widest]) < leastStep) return
    const [p, q] = [sure(sorted[widest]), sure(sorted[widest + 1])]
    const mean: Lab = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2, (p[2] + q[2]) / 2]
    const chroma = Math.max(chromaOf(mean) * 1.25, Math.min(0.03, tint.chroma * 1.6))
    const place = placeAt(mean[0], chroma, chromaOf(mean) > 0.008 ? hueOf(mean) : tint.hue)
    chosen.push({ place, seen: 0.05, asked: null, sources: [] })
  }
}

/** What is darker than this is read as black, unless it is surely a colour. */
const black = 0.34
/** The chroma of a black, and of one that would else be brown. */
const [mostOfBlack, ofCoolBlack] = [0.015, 0.007]
/** What is at least so colourful is a navy, a bottle green or a claret; among warm hues, whose darks are browns, a claret alone. */
const surely = { cool: 0.045, warm: 0.075 }
/** The hues whose darks are brown, and the hue of a cool black, in radians. */
const browns = { from: 0.35, to: 2.1 }
const cool = (265 * Math.PI) / 180

/** A dark that is read as black, neutral or cool and never brown; where it is seen in warm pictures it keeps their hue. */
export function asBlack(place: Lab, isWarm = false): Lab {
  const [light, own, hue] = [place[0], chromaOf(place), hueOf(place)]
  const isBrown = hue > browns.from && hue < browns.to
  if (light >= black || own > (isBrown ? surely.warm : surely.cool)) return place
  if (isBrown && !isWarm) return placeAt(light, ofCoolBlack, cool)
  return own > mostOfBlack ? placeAt(light, mostOfBlack, hue) : place
}

/** Whether pictures are warm as a whole, so that their darks may be. */
export const isWarm = ({ hue, chroma }: Tint): boolean => chroma > 0.02 && hue > browns.from && hue < browns.to

/** No pure black, white or grey where the pictures have a hue; grey pictures stay grey. */
export function tinted(place: Lab, tint: Tint): Lab {
  const light = Math.min(0.965, Math.max(0.19, place[0]))
  const own = chromaOf(place)
  const least = leans(tint) ? (light > 0.8 ? 0.012 : 0.014) : 0
  if (own >= least) return placeAt(light, own, hueOf(place))
  return placeAt(light, least, own > 0.004 ? hueOf(place) : tint.hue)
}
