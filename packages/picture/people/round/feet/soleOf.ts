import { hullOf, type Path, type Point } from '@toile/geometry'
import { heelEnd, toeEnd } from './footSections.ts'
import { loft } from './loft.ts'
import type { FootSpace } from './openFoot.ts'
import type { HeelForm, ShoeCut } from './shoeCut.ts'

/** A heel from where it leaves the sole to the ground: its back and front edge down the foot and its half width, at the seat, half way and below. */
const forms: Record<HeelForm, readonly (readonly [back: number, front: number, half: number])[]> = {
  stiletto: [
    [-0.215, -0.06, 0.07],
    [-0.2, -0.135, 0.032],
    [-0.19, -0.16, 0.018],
  ],
  kitten: [
    [-0.21, -0.05, 0.07],
    [-0.185, -0.11, 0.036],
    [-0.175, -0.13, 0.024],
  ],
  block: [
    [-0.22, -0.03, 0.092],
    [-0.215, -0.05, 0.086],
    [-0.215, -0.06, 0.084],
  ],
  cuban: [
    [-0.225, -0.02, 0.09],
    [-0.205, -0.04, 0.078],
    [-0.19, -0.05, 0.072],
  ],
  stack: [
    [-0.225, 0.02, 0.1],
    [-0.225, 0.02, 0.1],
    [-0.225, 0.015, 0.1],
  ],
}

/** The sole round the foot, on the page. */
export const soleOf = (space: FootSpace, cut: ShoeCut): Path[] =>
  cut.sole
    ? loft(space, cut, {
        from: heelEnd,
        to: toeEnd,
        low: () => -cut.sole,
        high: () => 0.014,
        grow: 0.012 + cut.sole * 0.12,
      })
    : []

/** The heel under the foot, on the page. */
export function heelOf(space: FootSpace, cut: ShoeCut): Path[] {
  if (!cut.form) return []
  const [seat, middle, ground] = forms[cut.form].map(([back, front, half], step) => {
    const corner = (at: number, across: number): Point =>
      space.put(at, -cut.sole * (step / 2) - (space.raise(at) * step) / 2, across)
    const inner = half * 0.72
    return [corner(back, inner), corner(back, -inner), corner(front, half), corner(front, -half)]
  })
  return [hullOf([...seat, ...middle]), hullOf([...middle, ...ground])]
}
