import { sure } from '@toile/geometry'
import { apart, type Lab } from '../colors/lab.ts'
import { type Entry, isThere } from './entries.ts'
import { kinShares } from './kinShares.ts'
import { chromaOf } from './oklabPlace.ts'
import type { ScriptRole } from './scriptRoles.ts'

/** What each colour is for: the three largest are bases, up to three small vivid ones of unlike hue are accents, never one that was only derived, the pale and the deep are neutrals, the others tones. A role that was given or is said already stands, so that a hand on one colour leaves the roles of the others. */
export function rolesOfColors(
  chosen: readonly Entry[],
  places: readonly Lab[],
  covered: readonly number[],
): ScriptRole[] {
  const order = chosen.map((_, i) => i)
  // Where nothing was seen, what was asked for is the largest.
  const weight = (i: number) => sure(covered[i]) + (sure(chosen[i]).asked === null ? 0 : 0.02)
  const bases = order.toSorted((i, j) => weight(j) - weight(i)).slice(0, 3)
  const accents = accentsOf(chosen, places, covered, new Set(bases.slice(0, 2)))
  return order.map((i) => {
    const [lightness] = sure(places[i])
    const { kept, said } = sure(chosen[i])
    if (kept) return kept
    if (said) return said
    if (accents.includes(i)) return 'accent'
    if (lightness > 0.83 && chromaOf(sure(places[i])) < 0.06) return 'light'
    if (lightness < 0.34) return 'deep'
    return bases.includes(i) ? 'base' : 'tone'
  })
}

/** How unlike a second and a third accent are to those before, as `hueApart` tells, and how vivid. */
const further = [
  { apart: 0.4, vivid: 0.07 },
  { apart: 0.6, vivid: 0.1 },
]
/** What covers more together with its kin leads a picture and is no accent, while something rarer is there. */
const mostKin = 0.24

function accentsOf(
  chosen: readonly Entry[],
  places: readonly Lab[],
  covered: readonly number[],
  bases: ReadonlySet<number>,
): number[] {
  const pop = (i: number) =>
    chromaOf(sure(places[i])) *
    (0.12 + covered.reduce((sum, share, k) => sum + share * Math.min(0.35, apart(sure(places[i]), sure(places[k]))), 0))
  const kin = kinShares(places, covered)
  const said = chosen.flatMap((one, i) => (one.said === 'accent' ? [i] : []))
  const vivid = chosen
    .map((_, i) => i)
    .filter(
      (i) => isThere(sure(chosen[i])) && sure(chosen[i]).said === undefined && !bases.has(i) && sure(covered[i]) < 0.16,
    )
    .filter((i) => sure(places[i])[0] > 0.28 && chromaOf(sure(places[i])) > 0.07)
    .sort((i, j) => pop(j) - pop(i))
  const rare = vivid.filter((i) => sure(kin[i]) < mostKin)
  const [first] = rare.length > 0 ? rare : vivid
  if (first === undefined) return []
  const found = said.length > 0 ? said : [first]
  for (const { apart, vivid } of further.slice(found.length - 1)) {
    const next = rare
      .filter((i) => chromaOf(sure(places[i])) > vivid && hueApart(places, i, found) > apart)
      .toSorted((i, j) => pop(j) * hueApart(places, j, found) - pop(i) * hueApart(places, i, found))[0]
    if (next === undefined) return found
    found.push(next)
  }
  return found
}

/** How far a colour lies in a and b of OKLab from the nearest of others, as a share of .12. */
const hueApart = (places: readonly Lab[], i: number, others: readonly number[]) =>
  Math.min(
    1,
    ...others.map(
      (j) => Math.hypot(sure(places[i])[1] - sure(places[j])[1], sure(places[i])[2] - sure(places[j])[2]) / 0.12,
    ),
  )
