import { sure } from '@toile/geometry'
import type { Lab } from '../colors/lab.ts'
import { chromaOf } from './oklabPlace.ts'

/** How much more a colour leads for being vivid and of another hue than the rest: one calls a picture by its flower, not by the grass around it. */
const vividly = 40

/** How much each colour of pictures leads, adding up to what they cover together: as much as it covers, and more where it is vivid and of another hue than the rest. */
export function leadingShares(places: readonly Lab[], covered: readonly number[]): number[] {
  const whole = total(covered) || 1
  const raw = places.map((place, i) => {
    const unlike = places.reduce(
      (sum, other, j) => sum + (sure(covered[j]) / whole) * Math.min(0.3, offHue(place, other)),
      0,
    )
    return sure(covered[i]) * (1 + vividly * chromaOf(place) * unlike)
  })
  const sum = total(raw) || 1
  return raw.map((one) => (one / sum) * whole)
}

const total = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0)

const offHue = (one: Lab, other: Lab) => Math.hypot(one[1] - other[1], one[2] - other[2])
