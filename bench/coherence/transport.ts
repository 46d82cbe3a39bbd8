import type { Color } from '@toile/craft/colors/color.ts'
import { oklabOf } from '@toile/craft/colors/oklch.ts'
import { sure } from '@toile/geometry'

/** A colour's place in OKLab with its share of the whole. */
export interface Spot {
  place: readonly [number, number, number]
  share: number
}

const softness = 0.012
const rounds = 120
/** Lightness counts a little less than hue and chroma. */
const weights = [0.9, 1.35, 1.35] as const
/** Colours nearer than this count as one. */
const same = 0.015

const apart = (a: Spot['place'], b: Spot['place']) =>
  Math.hypot(weights[0] * (a[0] - b[0]), weights[1] * (a[1] - b[1]), weights[2] * (a[2] - b[2]))

/** Colours by weight as spots whose shares sum to one; near ones joined. */
export function spotsOf(colors: readonly { color: Color; weight: number }[]): Spot[] {
  const spots: { place: Spot['place']; share: number }[] = []
  const total = colors.reduce((sum, { weight }) => sum + weight, 0) || 1
  for (const { color, weight } of colors.toSorted((a, b) => b.weight - a.weight)) {
    if (weight <= 0) continue
    const place = oklabOf(color)
    const near = spots.find((spot) => apart(spot.place, place) < same)
    if (near) near.share += weight / total
    else spots.push({ place, share: weight / total })
  }
  return spots
}

/** How far one set of colours must be carried to become another: the earth mover's distance in OKLab, softened (Sinkhorn). */
export function transport(from: readonly Spot[], to: readonly Spot[]): number {
  if (!from.length || !to.length) return from.length === to.length ? 0 : 1
  const wide = to.length
  const costs = Float64Array.from({ length: from.length * wide }, (_, k) =>
    apart(sure(from[Math.floor(k / wide)]).place, sure(to[k % wide]).place),
  )
  const kernel = costs.map((cost) => Math.exp(-cost / softness))
  const u = new Float64Array(from.length).fill(1)
  const v = new Float64Array(wide).fill(1)
  for (let round = 0; round < rounds; round++) {
    for (let i = 0; i < u.length; i++) {
      let sum = 1e-300
      for (let j = 0; j < wide; j++) sum += sure(kernel[i * wide + j]) * v[j]!
      u[i] = sure(from[i]).share / sum
    }
    for (let j = 0; j < wide; j++) {
      let sum = 1e-300
      for (let i = 0; i < u.length; i++) sum += sure(kernel[i * wide + j]) * u[i]!
      v[j] = sure(to[j]).share / sum
    }
  }
  return costs.reduce((sum, cost, k) => sum + u[Math.floor(k / wide)]! * sure(kernel[k]) * v[k % wide]! * cost, 0)
}
