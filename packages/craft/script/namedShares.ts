import { clamp, sure } from '@toile/geometry'
import type { Entry } from './entries.ts'
import { chromaOf } from './oklabPlace.ts'

/** What a colour counts that nobody would name. */
const unnamed = 0.5
/** A grey-brown of middling lightness this much duller than the mean is only the shade between the colours of pictures. */
const shade = { from: 0.38, to: 0.84, dull: 0.45 }
/** Dull colours beside vivid ones are what those lie on, a crate beneath oranges: the more, the more of the pictures is vivid. */
const beneath = { from: 0.24, to: 0.8, dull: 0.075, vivid: 0.1, some: 0.25, much: 0.45 }

/** How much of each colour counts, half to all: less of what nobody would name who tells of the pictures. */
export function namedShares(chosen: readonly Entry[], covered: readonly number[]): number[] {
  const whole = covered.reduce((sum, share) => sum + share, 0) || 1
  const sumOf = (value: (chroma: number) => number) =>
    chosen.reduce((sum, { place }, i) => sum + sure(covered[i]) * value(chromaOf(place)), 0) / whole
  const mean = sumOf((chroma) => chroma)
  const vivid = sumOf((chroma) => (chroma > beneath.vivid ? 1 : 0))
  const given = 1 - (1 - unnamed) * clamp((vivid - beneath.some) / (beneath.much - beneath.some))
  return chosen.map(({ place, sources }) => {
    if (sources.length === 0) return unnamed
    const lies = (within: { from: number; to: number }) => place[0] > within.from && place[0] < within.to
    if (lies(shade) && chromaOf(place) < shade.dull * mean) return unnamed
    return lies(beneath) && chromaOf(place) < beneath.dull ? given : 1
  })
}
