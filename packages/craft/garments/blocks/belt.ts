import { add, along, type Chance, joined, mix, offset, type Point, quadratic, reversed, spline } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import { makePiece, type Piece } from '../piece.ts'
import type { Bodice } from './bodice.ts'
import type { OnHalf } from './fronts.ts'
import { crease, detailed, ridge, topstitch } from '../marks.ts'
import { indexOf, lapSide, proportionOf, sides } from '../upperBody.ts'

export interface BeltOptions {
  /** Height in heads of the adult woman. */
  height?: number
  leather?: boolean
  buckle?: boolean
  /** Length of the hanging end. */
  end?: number
  /** Tied in a knot with two ends instead of buckled. */
  knot?: Chance
}

/** A belt around a garment at a level, with its buckle and hanging end in front. */
export function draftBelt(figure: Figure, bodice: Bodice, level: number, options: BeltOptions = {}): Piece[] {
  const { tall } = proportionOf(figure)
  const half = ((options.height ?? 0.14) / 2) * tall
  const at = (side: -1 | 1, y: number): Point => add(bodice.sideAt(side, y), [side * 0.008, 0])
  const row = (y: number) => {
    const left = at(-1, y)
    const right = at(1, y)
    return quadratic(left, add(mix(left, right, 0.5), [0, 0.09]), right, 16)
  }
  const top = row(level - half)
  const low = row(level + half)
  const left = [top[0], low[0]]
  const right = [top[top.length - 1], low[low.length - 1]]
  const look = {
    fullness: 0.5,
    colour: options.leather ? ('trim' as const) : ('main' as const),
    cloth: options.leather ? ('leather' as const) : ('own' as const),
    takesPrint: false,
  }
  const belt = detailed(
    makePiece('waistband', 'belt', [joined(top, reversed(low))], { ...look, order: 2, left, right }),
    {
      lines: [topstitch(offset(top, 0.016), 0.8), topstitch(offset(low, -0.016), 0.8)],
    },
  )
  if (figure.view === 'back') return [belt]
  const lap = lapSide(figure)
  const share = 0.5 - lap * 0.03
  const buckle = mix(along(top, share), along(low, share), 0.5)
  if (options.knot)
    return [belt, ...tiedKnot(add(buckle, [-lap * 0.1, 0]), half, (options.end ?? 0.7) * tall, look, options.knot)]
  const pieces =
    options.buckle === false
      ? [belt]
      : [detailed(belt, { fittings: [{ at: buckle, radius: half * 1.15, kind: 'buckle' }] })]
  if (!options.end) return pieces
  const root = add(buckle, [lap * 0.12, half * 0.4])
  const long = options.end * tall
  const hanging = [
    add(root, [-0.045, 0]),
    add(root, [0.045, -0.01]),
    add(root, [lap * 0.1 + 0.05, long]),
    add(root, [lap * 0.1, long + 0.035]),
    add(root, [lap * 0.1 - 0.05, long + 0.01]),
  ]
  return [
    ...pieces,
    makePiece('tie', 'beltEnd', [hanging], {
      ...look,
      order: 3,
      left: [hanging[0], hanging[4]],
      right: [hanging[1], hanging[2]],
    }),
  ]
}

/** The knot of a tied belt: two ends that fall apart, one over the other, and the loop that holds them. */
function tiedKnot(at: Point, half: number, long: number, look: Partial<Piece>, chance: Chance): Piece[] {
  const ends = ([-1, 1] as const).map((side): Piece => {
    const fall = long * (side < 0 ? 1 : 0.84) * chance.between(0.92, 1.06)
    const sway = side * half * chance.between(0.9, 2)
    const run = (from: number, to: number) =>
      spline(
        [add(at, [from, half * 0.2]), add(at, [sway * 0.55 + from * 1.4, fall * 0.45]), add(at, [sway + to, fall])],
        false,
        8,
      )
    const [left, right] = [run(-half * 0.62, -half * 0.8), run(half * 0.62, half * 0.8)]
    return makePiece('tie', `beltEnd${side < 0 ? 0 : 1}`, [joined(left, reversed(right))], {
      ...look,
      order: side < 0 ? 3 : 3.1,
      left,
      right,
      folds: [ridge([add(at, [0, half]), add(at, [sway * 0.4, fall * 0.5])], 0.018, 0.6, [0.02, 0.8], 0.04)],
      lines: [crease([add(at, [half * 0.1, half * 0.8]), add(at, [sway * 0.4, fall * 0.42])], 1.2, [0.03, 0.8])],
    })
  })
  const [w, h] = [half * 0.95, half * 1.25]
  const knot = spline(
    [
      add(at, [-w, -h * 0.9]),
      add(at, [w * 0.7, -h]),
      add(at, [w, h * 0.4]),
      add(at, [w * 0.3, h]),
      add(at, [-w, h * 0.7]),
    ],
    true,
    6,
  )
  return [
    ...ends,
    makePiece('tie', 'knot', [knot], {
      ...look,
      order: 3.4,
      left: [add(at, [-w, -h]), add(at, [-w, h])],
      right: [add(at, [w, -h]), add(at, [w, h])],
      fullness: 0.8,
      lines: [crease([add(at, [-w * 0.7, -h * 0.5]), add(at, [w * 0.5, h * 0.5])], 1.2, [0.05, 0.5])],
    }),
  ]
}

/** The two ends of an unfastened belt that hang from their loops on open fronts; the wearer's buckle side is shorter. */
export function looseBelt(figure: Figure, level: number, height: number, long: number, on: OnHalf): Piece[] {
  const { tall } = proportionOf(figure)
  const half = Math.min(0.065, height * 0.36) * tall
  return sides.flatMap((side) => {
    const from = on(side, 0.6, level)
    const fall = long * tall * (side < 0 ? 1 : 0.78)
    const edge = (away: number) =>
      spline(
        [
          add(from, [away * 0.8, -half]),
          add(from, [away + side * 0.015, fall * 0.35]),
          add(from, [away * 1.05 + side * 0.05, fall + (away > 0 ? half * 0.7 : 0)]),
        ],
        false,
        8,
      )
    const [left, right] = [edge(-half), edge(half)]
    const loop = [
      add(from, [-half * 1.15, -half * 0.5]),
      add(from, [half * 1.15, -half * 0.5]),
      add(from, [half * 1.15, half * 0.2]),
      add(from, [-half * 1.15, half * 0.2]),
    ]
    const look = { left, right, fullness: 0.45, takesPrint: false }
    return [
      makePiece('tie', `looseBelt${indexOf(side)}`, [joined(left, reversed(right))], {
        ...look,
        order: 2,
        folds: [ridge([add(from, [0, half]), add(from, [side * 0.02, fall * 0.6])], 0.02, 0.6, [0.02, 0.7], 0.03)],
        lines: [topstitch(offset(left, -0.014), 0.7), topstitch(offset(right, 0.014), 0.7)],
      }),
      makePiece('tie', `beltLoop${indexOf(side)}`, [loop], { order: 2.1, fullness: 0.3, takesPrint: false }),
    ]
  })
}
