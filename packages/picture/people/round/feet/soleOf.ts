import { hullOf, lerp, type Path, type Point, readTable, smooth, type Table } from '@toile/geometry'
import { heelEnd, toeEnd } from './footSections.ts'
import { loft } from './loft.ts'
import type { FootSpace } from './openFoot.ts'
import type { HeelForm, ShoeCut } from '../shoes/shoeCut.ts'

/** A heel from its seat (0) to the ground (1): its back and front edge down the foot and its half width. */
export const heelForms: Record<HeelForm, Table> = {
  stiletto: [
    [0, -0.228, -0.04, 0.08],
    [0.12, -0.216, -0.1, 0.06],
    [0.3, -0.2, -0.145, 0.032],
    [0.6, -0.19, -0.158, 0.02],
    [1, -0.184, -0.158, 0.018],
  ],
  kitten: [
    [0, -0.225, -0.05, 0.078],
    [0.25, -0.2, -0.12, 0.046],
    [0.6, -0.18, -0.13, 0.028],
    [1, -0.176, -0.126, 0.03],
  ],
  block: [
    [0, -0.23, -0.02, 0.096],
    [0.5, -0.22, -0.05, 0.088],
    [1, -0.222, -0.055, 0.088],
  ],
  cuban: [
    [0, -0.23, -0.01, 0.094],
    [0.5, -0.205, -0.035, 0.08],
    [1, -0.185, -0.045, 0.074],
  ],
  stack: [
    [0, -0.23, 0.02, 0.102],
    [1, -0.23, 0.015, 0.102],
  ],
}

/** How thick a sole is where it rises to a heel. */
const shank = 0.03

/** How far a sole reaches under the foot at a place: a platform thins out towards its heel. */
export const soleAt = ({ sole, heel }: ShoeCut, at: number): number =>
  heel > 0.1 ? lerp(Math.min(sole, shank), sole, smooth(0.06, 0.3, at)) : sole

/** How far a sole stands out beyond the upper. */
export const weltOf = ({ sole, heel, point }: ShoeCut): number =>
  0.012 + Math.min(0.016, sole * (heel > 0.1 ? 0.1 : 0.2) * (point > 0.08 ? 0.7 : 1))

/** The sole round the foot, on the page. */
export const soleOf = (space: FootSpace, cut: ShoeCut): Path[] =>
  cut.sole
    ? loft(space, cut, {
        from: heelEnd,
        to: toeEnd,
        low: (at) => -soleAt(cut, at) - (cut.form ? 0 : space.raise(at)),
        high: () => 0.012,
        grow: weltOf(cut),
      })
    : []

/** What of a heel stands on the ground: its back and front edge down the foot and its half width. */
export function heelTip({ form }: ShoeCut): { back: number; front: number; half: number } | null {
  if (!form) return null
  const [, back, front, half] = heelForms[form][heelForms[form].length - 1]
  return { back, front, half }
}

/** The heel under the foot, on the page. */
export function heelOf(space: FootSpace, cut: ShoeCut): Path[] {
  if (!cut.form) return []
  const form = heelForms[cut.form]
  const seat = soleAt(cut, heelEnd)
  const steps = cut.form === 'stack' ? 1 : 7
  const rings = Array.from({ length: steps + 1 }, (_, i): Point[] => {
    const share = i / steps
    const [back, front, half] = [1, 2, 3].map((column) => readTable(form, share, column))
    const corner = (at: number, across: number): Point =>
      space.put(at, lerp(-seat, -cut.sole - space.raise(at), share), across)
    const inner = half * 0.7
    return [
      corner(back, inner),
      corner(back, -inner),
      corner(back + (front - back) * 0.3, half),
      corner(back + (front - back) * 0.3, -half),
      corner(front, half),
      corner(front, -half),
    ]
  })
  return rings.slice(1).map((ring, i) => hullOf([...rings[i], ...ring]))
}
