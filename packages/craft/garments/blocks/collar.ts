import {
  add,
  along,
  bezier,
  joined,
  line,
  mix,
  type Path,
  type Point,
  part,
  quadratic,
  reversed,
} from '@toile/geometry'
import type { Figure, Side } from '../../mannequins/figure.ts'
import { makePiece, type Piece } from '../piece.ts'
import { detailed, ridge, seam, topstitch } from '../marks.ts'
import { indexOf, lapSide, proportionOf, sides } from '../upperBody.ts'

export interface CollarOptions {
  /** How far below the neck level the points meet, in heads of the adult woman. */
  meets?: number
  /** 1 is an ordinary shirt collar. */
  size?: number
  /** How far the points spread apart: 0 long and close, 1 cutaway. */
  spread?: number
  /** What the tips are: pointed, rounded (club), or buttoned down. */
  tips?: 'pointed' | 'rounded' | 'buttoned'
  /** Worn open: how far each half has slid from the centre at its point. */
  open?: number
}

/** A turned-down collar on a stand: its inside behind the neck and two halves in front, or its fall at the back. */
export function draftCollar(figure: Figure, options: CollarOptions = {}): Piece[] {
  const { tall } = proportionOf(figure)
  const size = options.size ?? 1
  const up = 0.12 * Math.min(1.15, tall)
  const necks = sides.map((side) => figure.neckPoint(side))
  const stands = sides.map((side): Point => add(necks[indexOf(side)], [-side * 0.012, -up]))
  if (figure.view === 'back') return [fallBehind(figure, necks, stands, size)]
  const inside = makePiece(
    'inside',
    'collarInside',
    [
      joined(
        quadratic(stands[0], figure.across(0, stands[0][1] - 0.05), stands[1], 12),
        quadratic(add(necks[1], [0.02, 0]), figure.across(0, figure.levels.neck + 0.07), add(necks[0], [-0.02, 0]), 12),
      ),
    ],
    { layer: 'back', order: 1, brightness: 0.72, castsShadow: false, fullness: 0.1, takesPrint: false },
  )
  return [inside, ...sides.map((side) => half(figure, side, necks[indexOf(side)], stands[indexOf(side)], options))]
}

function half(figure: Figure, side: Side, neck: Point, stand: Point, options: CollarOptions): Piece {
  const { wide, tall } = proportionOf(figure)
  const { meets = 0.12, size = 1, spread = 0.4, open = 0, tips = 'pointed' } = options
  const centre = figure.across(side * open, figure.levels.neck + meets * tall)
  const reach = 0.13 + spread * 0.16
  const point = add(centre, [side * reach * size * wide, (0.25 - spread * 0.11) * size * tall])
  const out = add(neck, [side * (0.08 + 0.03 * size) * wide, 0.04])
  const inner = bezier(stand, add(stand, [-side * 0.015, 0.12]), add(centre, [side * 0.08, -0.09]), centre, 12)
  const fall = bezier(point, add(point, [side * 0.015, -0.12 * tall]), add(out, [side * 0.012, 0.07]), out, 10)
  const over = bezier(out, add(out, [-side * 0.012, -0.07]), add(stand, [side * 0.05, 0.005]), stand, 8)
  const outer = joined(reversed(fall), [point])
  const front: Path = line(centre, point, 6)
  const free =
    tips === 'rounded'
      ? joined(
          part(front, 0, 0.62, 5),
          bezier(along(front, 0.68), point, point, along(fall, 0.26), 8),
          part(fall, 0.3, 1, 8),
        )
      : joined(front, fall.slice(1))
  const piece = makePiece('collar', `collar${indexOf(side)}`, [joined(inner, free, over)], {
    order: side === lapSide(figure) ? 3 : 3.1,
    left: side < 0 ? outer : inner,
    right: side < 0 ? inner : outer,
    fullness: 0.35,
    colour: 'contrast',
  })
  const tip = mix(point, mix(centre, out, 0.5), 0.14)
  const pointed = [...line(mix(centre, tip, 0.12), tip, 6), ...line(tip, mix(out, tip, 0.15), 8)]
  return detailed(piece, {
    edges: [{ at: 'rim', path: free }],
    lines: [topstitch(tips === 'rounded' ? stitchedInside(free, centre, out) : pointed, 0.8)],
    folds:
      tips === 'buttoned' ? [ridge([mix(centre, out, 0.3), mix(tip, mix(centre, out, 0.5), 0.45)], 0.05, 0.5)] : [],
    fittings:
      tips === 'buttoned' ? [{ at: mix(point, mix(centre, out, 0.5), 0.2), radius: 0.013, kind: 'button' }] : [],
  })
}

/** Stitches a little inside a rounded collar's edge. */
const stitchedInside = (free: Path, centre: Point, out: Point): Path =>
  part(free, 0.12, 0.92, 18).map((point) => mix(point, mix(centre, out, 0.5), 0.13))

function fallBehind(figure: Figure, necks: readonly Point[], stands: readonly Point[], size: number): Piece {
  const { tall } = proportionOf(figure)
  const low = figure.levels.neck + (0.06 + 0.1 * size) * tall
  const top = quadratic(stands[0], figure.across(0, stands[0][1] + 0.02), stands[1], 14)
  const leftOut = add(necks[0], [-0.09, 0.06])
  const rightOut = add(necks[1], [0.09, 0.06])
  const bottom = quadratic(leftOut, figure.across(0, low + 0.03), rightOut, 16)
  const piece = makePiece('collar', 'collar', [joined(top, reversed(bottom))], {
    order: 3,
    left: [stands[0], leftOut],
    right: [stands[1], rightOut],
    fullness: 0.4,
    colour: 'contrast',
  })
  return detailed(piece, {
    edges: [{ at: 'rim', path: bottom }],
    lines: [
      topstitch(bottom.map(([x, y]) => [x, y - 0.022])),
      seam([figure.across(0, top[7][1] + 0.01), figure.across(0, low - 0.01)], 0.9),
    ],
  })
}
