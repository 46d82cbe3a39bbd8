import { type ColorModel, fitColors, logLikelihoods, withShade } from './colourModels.ts'
import { type GroundTrend, levelled, trendOf } from './groundTrend.ts'
import type { Links } from './links.ts'
import { minCut } from './minCut.ts'
import type { Lab } from './oklab.ts'
import type { Mask } from './plane.ts'

/** A picture parted in two. */
export interface Parting {
  mask: Mask
  inside: ColorModel | null
  /** The colours of the ground once its trend is taken off. */
  outside: ColorModel | null
  trend: GroundTrend | null
  /** Logarithm of how much likelier each pixel's colour is inside than outside. */
  margin: Float32Array
}

/** What holds while a picture is parted: pixels that belong for certain, and those that do not. */
export interface Fixed {
  keep: (index: number) => boolean | number
  drop: (index: number) => boolean | number
  /** Pixels that are ground more likely than not. */
  doubt: (index: number) => boolean | number
}

const rounds = 5
const certain = 1e6
const mostMargin = 12

/** Grows a seed into the thing it lies on: colours of both sides and the cheapest cut between them in turn, `most` times (5) or until nothing changes (GrabCut, Rother 2004). */
export function part(lab: Lab, seed: Mask, fixed: Fixed, links: Links, most = rounds): Parting {
  let parting: Parting = {
    mask: seed,
    inside: null,
    outside: null,
    trend: null,
    margin: new Float32Array(seed.values.length),
  }
  for (let round = 0; round < most; round++) {
    const next = again(lab, parting.mask, fixed, links)
    if (!next) return parting
    const changed = next.mask.values.reduce((sum, side, i) => sum + (side === parting.mask.values[i] ? 0 : 1), 0)
    parting = next
    if (changed < seed.values.length * 0.0005) break
  }
  return parting
}

function again(lab: Lab, { width, height, values: sides }: Mask, fixed: Fixed, links: Links): Parting | null {
  const inside = fitColors(lab, (i) => (sides[i] || fixed.keep(i)) && !fixed.drop(i), { groups: 6 })
  const isGround = (i: number) => !sides[i] && !fixed.keep(i)
  const trend = trendOf(lab, isGround)
  const level = levelled(lab, trend)
  const outside = fitColors(level, isGround, { groups: 8 })
  if (!inside || !outside) return null
  const own = logLikelihoods(inside, lab)
  const other = logLikelihoods(withShade(outside), level)
  const margin = own.map((value, i) => value - other[i])
  const source = new Float32Array(margin.length)
  const sink = new Float32Array(margin.length)
  for (let i = 0; i < margin.length; i++) {
    const price = Math.max(-mostMargin, Math.min(mostMargin, margin[i])) - (fixed.doubt(i) ? mostMargin : 0)
    source[i] = fixed.keep(i) ? certain : Math.max(0, price)
    sink[i] = fixed.drop(i) ? certain : Math.max(0, -price)
    if (fixed.drop(i)) source[i] = 0
  }
  return {
    mask: { width, height, values: minCut({ width, height, source, sink, ...links }) },
    inside,
    outside,
    trend,
    margin,
  }
}
