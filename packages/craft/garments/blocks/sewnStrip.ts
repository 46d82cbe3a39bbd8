import { add, type Path, type Point, reversed, scale, subtract, unit } from '@toile/geometry'

/** How far beyond a seam the neighbour's cloth is modelled with a piece, in heads. */
const deep = 0.24

/** The share of an armhole's seam, from the shoulder down, at which both cloths are one form. */
export const upperArmhole = 0.62

/** The cloth beyond the upper share of an armhole's seam, on the way from one place to another. */
export function sewnStrip(seam: Path, share: number, from: Point, to: Point): Path {
  const upper = seam.slice(0, Math.max(2, Math.round(seam.length * share)))
  const beyond = scale(unit(subtract(to, from)), deep)
  return [...upper, ...reversed(upper).map((point) => add(point, beyond))]
}
