import {
  add,
  along,
  bezier,
  clamp,
  joined,
  line,
  mix,
  offset,
  type Path,
  type Point,
  part,
  quadratic,
  reversed,
  smooth,
} from '@toile/geometry'
import type { Figure, Side } from '../../mannequins/figure.ts'
import { type Fold, makePiece, type Piece } from '../piece.ts'
import { detailed, ridge, seam, topstitch } from '../marks.ts'
import { indexOf, lapSide, proportionOf, sides } from '../upperBody.ts'

export type LapelKind = 'notch' | 'peak' | 'shawl' | 'ulster'

/** Where gorge, lapel tip, notch and collar tip lie: shares of the lapel's width across, heads of the adult woman down. */
const shapes = {
  notch: { gorge: 0.3, tip: 0.05, notch: [0.42, -0.01], collar: [0.72, -0.11] },
  peak: { gorge: 0.3, tip: -0.12, notch: [0.42, 0], collar: [0.62, -0.09] },
  ulster: { gorge: 0.42, tip: 0.1, notch: [0.5, 0.02], collar: [0.98, -0.07] },
  shawl: { gorge: 0.3, tip: 0.05, notch: [0.42, 0], collar: [0.7, -0.1] },
} as const satisfies Record<LapelKind, unknown>

export interface LapelOptions {
  kind: LapelKind
  /** Level where the lapel starts to turn. */
  breaks: number
  /** Width in heads of the adult woman. */
  width: number
  /** How far the front edge has slid from the centre at the waist, where worn open. */
  open?: number
  /** Snapped down at its point instead of buttoned through. */
  snapped?: boolean
  /** How far the break lies beyond the centre, where closed. */
  beyond?: number
}

/** Where the two roll lines cross on the centre front: the depth of the opening that a jacket's bodice leaves. */
export const rollsCross = (figure: Figure, breaks: number, beyond: number) =>
  breaks - beyond * 1.15 * proportionOf(figure).tall

/** How far an open front edge lies from the centre at a level. */
const openAt = (figure: Figure, open: number, y: number) =>
  open * smooth(figure.levels.neck + 0.05, figure.levels.waist, y)

/** The line on which an open front turns back, from the collar's stand to its break. */
export function rollLine(figure: Figure, side: Side, breaks: number, open: number): Path {
  const { tall } = proportionOf(figure)
  const stand = standAt(figure, side)
  const end = figure.across(side * openAt(figure, open, breaks), breaks)
  return bezier(stand, add(stand, [0, 0.2 * tall]), mix(stand, end, 0.6), end, 16)
}

const standAt = (figure: Figure, side: Side) =>
  add(figure.neckPoint(side, 0.02), [0, -0.1 * Math.min(1.15, proportionOf(figure).tall)])

/** Collar and lapels turned back from a break point; at the back only the collar's fall. */
export function draftLapels(figure: Figure, options: LapelOptions): Piece[] {
  const stands = sides.map((side) => standAt(figure, side))
  if (figure.view === 'back') return [fallBehind(figure, stands)]
  const behind = makePiece(
    'inside',
    'collarInside',
    [
      joined(
        quadratic(stands[0], figure.across(0, stands[0][1] - 0.04), stands[1], 12),
        quadratic(
          add(figure.neckPoint(1), [0.02, 0.03]),
          figure.across(0, figure.levels.neck + 0.08),
          add(figure.neckPoint(-1), [-0.02, 0.03]),
          12,
        ),
      ),
    ],
    { layer: 'back', order: 1, brightness: 0.7, castsShadow: false, fullness: 0.1, takesPrint: false },
  )
  return [behind, ...sides.flatMap((side) => turned(figure, side, stands[indexOf(side)], options))]
}

function turned(figure: Figure, side: Side, stand: Point, options: LapelOptions): Piece[] {
  const { wide, tall } = proportionOf(figure)
  const { kind, width, open = 0 } = options
  const place = (x: number, y: number) => figure.across(side * (x + openAt(figure, open, y)), y)
  const over = side !== lapSide(figure)
  const order = over ? 3.2 : 3
  const beyond = options.beyond ?? 0.03
  const crossing = open ? place(0, options.breaks) : figure.across(0, rollsCross(figure, options.breaks, beyond))
  const breakPoint = over && !open ? place(-beyond, options.breaks) : crossing
  const fall = open
    ? rollLine(figure, side, options.breaks, open)
    : bezier(stand, add(stand, [0, 0.2 * tall]), mix(stand, crossing, 0.6), crossing, 16)
  const beyondCrossing = over && !open ? line(crossing, breakPoint, 5).slice(1) : []
  const roll = joined(fall, beyondCrossing)
  const shape = shapes[kind]
  const gorge = figure.levels.neck + shape.gorge * tall
  const x = (share: number) => (0.19 + width * share) * wide
  const out = (share: number, y: number) => place(x(share), y)
  const tip = out(1, gorge + shape.tip * tall)
  const flat = over && !open ? clamp(beyond / (0.25 * wide)) : 0
  const belly = bezier(
    tip,
    add(tip, [-side * 0.02, 0.3 * tall]),
    add(breakPoint, [side * (0.16 + 0.12 * flat) * wide, -(0.24 - 0.15 * flat) * tall]),
    breakPoint,
    16,
  )
  const look = (outer: Path, inner: Path) => ({
    order,
    fullness: 0.4,
    colour: 'contrast' as const,
    left: side < 0 ? outer : inner,
    right: side < 0 ? inner : outer,
  })
  if (kind === 'shawl') return [shawl({ side, out, gorge, roll, stand, breakPoint, flat, tall, wide }, look)]
  const notch = out(shape.notch[0], gorge + shape.notch[1] * tall)
  const collarTip = out(shape.collar[0], gorge + shape.collar[1] * tall)
  const shoulder = add(figure.neckPoint(side, 0.02), [side * 0.12 * wide, 0.035])
  const lapel = makePiece(
    'lapel',
    `lapel${indexOf(side)}`,
    [
      joined(
        part(fall, 0.28, 1, 16),
        beyondCrossing,
        reversed(joined(line(along(fall, 0.28), notch, 6), line(notch, tip, 6), belly)),
      ),
    ],
    {
      ...look(belly, roll),
      volume: [doubled(joined([notch], belly), roll)],
      folds: [rolled(fall, side, 0.25)],
      edges: [{ at: 'rim', path: joined([notch], belly) }],
    },
  )
  const collar = makePiece(
    'collar',
    `collar${indexOf(side)}`,
    [
      joined(
        part(fall, 0, 0.36, 10),
        line(along(fall, 0.36), notch, 6),
        line(notch, collarTip, 5),
        bezier(collarTip, add(collarTip, [0, -0.1 * tall]), add(shoulder, [side * 0.05, 0.06]), shoulder, 8),
        bezier(shoulder, add(shoulder, [-side * 0.01, -0.07]), add(stand, [side * 0.06, 0]), stand, 8),
      ),
    ],
    {
      ...look([shoulder, collarTip], [stand, notch]),
      order: order + 0.05,
      fullness: 0.35,
      folds: [rolled(part(fall, 0, 0.4), side, 0)],
    },
  )
  const held = mix(tip, along(fall, 0.55), 0.2)
  const finish = options.snapped
    ? { lines: [], fittings: [{ at: held, radius: 0.018, kind: 'snap' as const }] }
    : {
        lines: side > 0 ? [seam([add(held, [-0.035, 0.012]), add(held, [0.03, 0])], 1.2, [0, 0])] : [],
        fittings: [],
      }
  const stitched = detailed(lapel, { lines: [topstitch(offset(belly, side * 0.02), 0.8)] })
  return [detailed(stitched, finish), collar]
}

/** A lapel's outline with its mirror image beyond the roll line: the cloth is highest where it turns, and has no edge there. */
function doubled(outer: Path, roll: Path): Path {
  const mirrored = outer.map(([x, y]): Point => {
    const at = roll.reduce((best, point) => (Math.abs(point[1] - y) < Math.abs(best[1] - y) ? point : best))
    return [2 * at[0] - x, y]
  })
  return joined(outer, reversed(mirrored))
}

/** The soft roll of the cloth where it turns back. */
const rolled = (fall: Path, side: Side, from: number): Fold => {
  const inside = offset(part(fall, from, 0.96, 12), -side * 0.035)
  return ridge([inside[0], inside[4], inside[8], inside[11]], 0.035, 0.55, [0.15, 0.3])
}

interface ShawlFrame {
  side: Side
  out: (share: number, y: number) => Point
  gorge: number
  roll: Path
  stand: Point
  breakPoint: Point
  /** 0..1 how flat the edge runs into a break beyond the centre. */
  flat: number
  tall: number
  wide: number
}

function shawl(frame: ShawlFrame, look: (outer: Path, inner: Path) => Partial<Piece>): Piece {
  const { side, out, gorge, roll, stand, breakPoint, flat, tall, wide } = frame
  const widest = out(0.85, gorge + 0.15 * tall)
  const upper = bezier(
    stand,
    add(stand, [side * 0.16 * wide, 0.05]),
    add(widest, [side * 0.06 * wide, -0.2 * tall]),
    widest,
    10,
  )
  const lower = bezier(
    widest,
    add(widest, [-side * 0.03 * wide, 0.3 * tall]),
    add(breakPoint, [side * (0.14 + 0.16 * flat) * wide, -(0.2 - 0.12 * flat) * tall]),
    breakPoint,
    14,
  )
  const outer = joined(upper, lower.slice(1))
  const piece = makePiece('lapel', `lapel${indexOf(side)}`, [joined(roll, reversed(outer))], {
    ...look(outer, roll),
    volume: [doubled(outer, roll)],
  })
  return detailed(piece, {
    folds: [rolled(roll, side, 0.04)],
    edges: [{ at: 'rim', path: outer }],
    lines: [topstitch(offset(outer, side * 0.02), 0.8)],
  })
}

function fallBehind(figure: Figure, stands: readonly Point[]): Piece {
  const { tall } = proportionOf(figure)
  const outs = sides.map((side) => add(figure.neckPoint(side), [side * 0.09, 0.05]))
  const top = quadratic(stands[0], figure.across(0, stands[0][1] + 0.02), stands[1], 14)
  const bottom = quadratic(outs[0], figure.across(0, figure.levels.neck + 0.17 * tall), outs[1], 16)
  return makePiece('collar', 'collar', [joined(top, reversed(bottom))], {
    order: 3,
    left: [stands[0], outs[0]],
    right: [stands[1], outs[1]],
    fullness: 0.4,
    colour: 'contrast',
  })
}
