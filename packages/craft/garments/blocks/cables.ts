import { add, lerp, type Path, type Point, scale } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import type { Fold } from '../piece.ts'
import type { Bodice } from './bodice.ts'
import { detail, ridge, type Sewn } from '../marks.ts'
import { proportionOf, sides } from '../upperBody.ts'

/** How an Aran body is patterned. */
export type CablePattern = 'centre' | 'rows' | 'all'

type Place = (x: number, y: number) => Point

/** One twisted cable down a run: two strands that cross, and the channel on either side of it. */
function cable(place: Place, x: number, from: number, to: number, width: number): Sewn {
  const turns = Math.max(2, Math.round((to - from) / (width * 3.4)))
  const strand = (sign: 1 | -1, part: number): Path =>
    Array.from({ length: 9 }, (_, k) => {
      const t = (part + k / 8) / turns
      return place(x + sign * width * 0.5 * Math.cos(Math.PI * (k / 8)), lerp(from, to, t))
    })
  const lines = Array.from({ length: turns }, (_, part) => {
    const over = part % 2 === 0 ? 1 : -1
    const under = strand(over === 1 ? -1 : 1, part)
    return [
      detail(strand(over, part), 1.1, [0.05, 0.05]),
      detail(under.slice(0, 3), 1, [0.1, 0.3]),
      detail(under.slice(6), 1, [0.3, 0.1]),
    ]
  }).flat()
  const edges = [-1, 1].map((side) =>
    detail(
      [0, 0.25, 0.5, 0.75, 1].map((t) => place(x + side * width * 0.82, lerp(from, to, t))),
      0.7,
      [0.1, 0.1],
    ),
  )
  const folds: Fold[] = [
    ridge([place(x, from), place(x, (from + to) / 2), place(x, to)], width * 0.55, 0.55, [0.04, 0.04]),
  ]
  return { lines: [...lines, ...edges], folds }
}

/** A lattice of diamonds between two cables. */
function diamonds(place: Place, x: number, from: number, to: number, width: number): Sewn {
  const count = Math.max(2, Math.round((to - from) / (width * 2.2)))
  const zigzag = (sign: 1 | -1): Path =>
    Array.from({ length: count * 2 + 1 }, (_, k) =>
      place(x + sign * width * (k % 2 ? 1 : 0.06), lerp(from, to, k / (count * 2))),
    )
  return { lines: [detail(zigzag(1), 1), detail(zigzag(-1), 1)] }
}

const gather = (all: readonly Sewn[]): Sewn => ({
  lines: all.flatMap(({ lines = [] }) => lines),
  folds: all.flatMap(({ folds = [] }) => folds),
})

/** The cables of a knitted body, front or back. */
export function cables(figure: Figure, bodice: Bodice, pattern: CablePattern): Sewn {
  const { tall, wide } = proportionOf(figure)
  const { levels } = figure
  const neck = bodice.neckline.left[bodice.neckline.left.length - 1][1] + 0.12 * tall
  const chest = levels.shoulder + 0.12 * tall
  const low = bodice.options.hem - 0.03
  const place: Place = (x, y) => figure.across(x, y)
  const at = (share: number) => share * figure.halfWidth(levels.bust)
  const width = 0.1 * wide
  const outer = sides.map((side) => cable(place, side * at(0.5), chest + 0.04, low, width))
  if (pattern === 'centre')
    return gather([cable(place, 0, neck, low, width * 1.5), diamonds(place, 0, neck, low, width * 2.4)])
  if (pattern === 'rows') return gather([cable(place, 0, neck, low, width), ...outer])
  const far = sides.map((side) => cable(place, side * at(0.82), levels.armpit + 0.06 * tall, low, width * 0.75))
  return gather([
    cable(place, 0, neck, low, width),
    ...sides.map((side) => diamonds(place, side * at(0.26), neck - 0.05, low, width * 0.62)),
    ...outer,
    ...far,
  ])
}

/** The cable down the middle of a sleeve. */
export function sleeveCables(figure: Figure, arm: 0 | 1, length: number): Sewn {
  const limb = figure.arms[arm]
  const { wide } = proportionOf(figure)
  const place: Place = (x, t) => add(limb.edge(t, 0.15), scale(limb.at(t).normal, x))
  return cable(place, 0, 0.16, length - 0.25, 0.085 * wide)
}
