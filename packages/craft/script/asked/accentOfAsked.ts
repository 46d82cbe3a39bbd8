import { apart, type Lab } from '../../colors/lab.ts'
import { chromaOf, hueOf } from '../oklabPlace.ts'
import { paletteAccents } from './paletteAccents.ts'

/** What is less colourful has no hue to lie across from. */
const hueless = 0.025
/** Near-complements and split complements lie about this far away, in radians. */
const across = (150 * Math.PI) / 180

/** The accent that fits colours asked for: about across from their hues, and told apart from each of them. */
export function accentOfAsked(asked: readonly Lab[]): Lab {
  const worth = (accent: Lab) => {
    const nearest = Math.min(...asked.map((place) => apart(place, accent)))
    const hues = asked.filter((place) => chromaOf(place) > hueless)
    const chroma = hues.reduce((sum, place) => sum + chromaOf(place), 0)
    const off = hues.reduce(
      (sum, place) => sum + (chromaOf(place) / chroma) * Math.abs(turnBetween(place, accent) - across),
      0,
    )
    const near = Math.min(Math.PI, ...hues.map((place) => turnBetween(place, accent)))
    return Math.min(0.25, nearest) * 4 - off / Math.PI - Math.max(0, 0.9 - near)
  }
  return paletteAccents.reduce((best, one) => (worth(one) > worth(best) ? one : best))
}

/** How far two hues lie apart, 0 to π. */
function turnBetween(a: Lab, b: Lab): number {
  const turn = Math.abs(hueOf(a) - hueOf(b))
  return Math.min(turn, 2 * Math.PI - turn)
}
