import type { Lab } from '@toile/craft/colors/lab.ts'
import { apartInHue, chromaOf, hueOf } from '@toile/craft/script/oklabPlace.ts'
import { sure } from '@toile/geometry'
import { fullestPlace } from '../kernels/merge.ts'

/** Hues are looked for in thirty degrees, begun anew every fifteen. */
const family = Math.PI / 6
/** The chroma from which a colour has a hue that one names. */
const strong = 0.05
/** The share of a picture with which a hue is not passed over, and in one of greys, where every hue is seen; half of a fine line is lost in its neighbours. */
const least = { among: 0.012, alone: 0.005 }
/** The share of a picture from which its colours are no longer alone among greys. */
const colorful = 0.2

/** The colours of strong hues that a picture has enough of and no found place stands for: painted lines between white and grey fall to their neighbours otherwise (requirement S3.03). */
export function strongHues(points: readonly Lab[], weights: readonly number[], found: readonly Lab[]): Lab[] {
  const vivid = points.flatMap((place, i) => (chromaOf(place) > strong ? [{ place, weight: sure(weights[i]) }] : []))
  const whole = total(weights)
  const share = total(vivid.map(({ weight }) => weight)) / whole
  const enough = least.alone + (least.among - least.alone) * Math.min(1, share / colorful)
  const added: Lab[] = []
  for (let turn = -Math.PI; turn < Math.PI; turn += family / 2) {
    const middle = turn + family / 2
    const own = vivid.filter(({ place }) => apartInHue(hueOf(place), middle) <= family / 2)
    if (total(own.map(({ weight }) => weight)) < enough * whole) continue
    const place = purest(own.map((one) => one.place))
    const known = [...found, ...added].some(
      (other) => chromaOf(other) > strong && apartInHue(hueOf(other), hueOf(place)) < family,
    )
    if (!known) added.push(place)
  }
  return added
}

const total = (weights: readonly number[]) => weights.reduce((sum, weight) => sum + weight, 0)

/** The fullest place among the more vivid quarter: the rest of a fine line is blended with what lies beside it. */
function purest(points: readonly Lab[]): Lab {
  const vivid = points.toSorted((a, b) => chromaOf(b) - chromaOf(a)).slice(0, Math.ceil(points.length / 4))
  return fullestPlace(sure(vivid[vivid.length >> 1]), vivid)
}
