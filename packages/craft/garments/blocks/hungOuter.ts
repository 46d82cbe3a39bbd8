import {
  add,
  along,
  joined,
  lerp,
  mix,
  offset,
  type Path,
  type Point,
  quadratic,
  reversed,
  spline,
} from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import type { DraftContext } from '../garment.ts'
import { makePiece, type Piece } from '../piece.ts'
import { draftEpaulettes } from './epaulettes.ts'
import { type HungSide, hungSide } from './hungSide.ts'
import { hungSleeve } from './hungSleeve.ts'
import { crease, detailed, edge, ridge, seam, topstitch } from '../marks.ts'
import { draftOuterCollar, type OuterCollar } from './outerCollar.ts'
import type { OuterPlan } from './outerPlan.ts'
import { trimmed } from './trims.ts'
import { indexOf, lapSide, proportionOf, sides } from '../upperBody.ts'

/** A jacket or coat over the shoulders: its fronts fall open before the upper arms and behind the hands, its sleeves hang empty beside them. */
export function draftHung(figure: Figure, context: DraftContext, plan: OuterPlan, collar: OuterCollar): Piece[] {
  const { wide } = proportionOf(figure)
  const back = figure.view === 'back'
  const open = 0.2 * wide
  const halves = sides.map((side) => hungSide(figure, side, plan.hem, { kind: collar, open }))
  const body = back
    ? [behind(figure, halves)]
    : [lining(figure, halves), ...halves.map((half) => buttoned(front(figure, half), figure, half, plan))]
  const pieces = [
    ...body,
    ...(plan.sleeve
      ? halves.flatMap((half) => hungSleeve(figure, half, plan, context.chance.branch(`hung${half.side}`)))
      : []),
    ...(plan.epaulettes ? draftEpaulettes(figure) : []),
    ...draftOuterCollar(figure, collar, back ? null : open, context.chance.branch('collar')),
  ]
  return trimmed(figure, pieces.map(over), plan.trims ?? {})
}

/** All that is not behind the body lies over its arms and their sleeves. */
const over = (piece: Piece): Piece => (piece.layer === 'front' ? { ...piece, onTop: true } : piece)

function front(figure: Figure, { side, top, shoulder, contour, edge: free }: HungSide): Piece {
  const { tall } = proportionOf(figure)
  const [low, foot] = [contour[contour.length - 1], free[free.length - 1]]
  const hem = quadratic(low, add(mix(low, foot, 0.5), [0, 0.05]), foot, 10)
  const outline = joined([top], shoulder, contour.slice(1), hem.slice(1), reversed(free).slice(1))
  const grain: Path = joined([shoulder[shoulder.length - 1]], contour)
  const i = indexOf(side)
  const fall = [0.2, 0.5, 0.8].map((t) => mix(along(contour, t), along(free, t), 0.45))
  const drop = [along(shoulder, 0.62), mix(along(contour, 0.2), along(free, 0.34), 0.62), along(free, 0.52)]
  const drop2 = [along(shoulder, 0.9), mix(along(contour, 0.3), along(free, 0.42), 0.45), along(free, 0.66)]
  return makePiece('front', `front${i}`, [outline], {
    left: side < 0 ? grain : free,
    right: side < 0 ? free : grain,
    printAnchor: side < 0 ? 'right' : 'left',
    volume: [hanging(outline)],
    fullness: 0.7,
    edges: [{ at: 'front', path: free }],
    folds: [
      ridge(fall, 0.04, 0.5, [0.3, 0.1], 0.06),
      ridge(drop, 0.03, 0.6, [0.08, 0.3], 0.045),
      ridge(drop2, 0.03, 0.55, [0.08, 0.3], 0.045),
      ridge(
        [along(free, 0.4), along(free, 0.7), foot].map((p) => add(p, [side * 0.03, 0])),
        0.03,
        0.4,
        [0.4, 0],
        0.05,
      ),
    ],
    lines: [
      ...[drop, drop2].map((path) => crease(spline(path, false, 6), 1.4, [0.04, 0.75])),
      topstitch(offset(free, side * -0.024).slice(Math.round(free.length * 0.4)), 0.7),
      crease([add(low, [-side * 0.05, -0.02]), add(low, [-side * 0.06, -0.3 * tall])], 1.2, [0.02, 0.8]),
    ],
  })
}

/** The buttons of an open front, below where it turns, on the side that laps under. */
function buttoned(
  piece: Piece,
  figure: Figure,
  { side, contour, edge: free }: HungSide,
  { closure }: OuterPlan,
): Piece {
  const { kind, count, radius = 0.03 } = closure
  const double = kind === 'double'
  if ((!double && side === lapSide(figure)) || !/single|double|placket/.test(kind)) return piece
  const run = offset(free, side * -0.055)
  const places = Array.from({ length: Math.round(count) }, (_, k) => along(run, 0.46 + 0.1 * k))
  const wide = (at: Point) =>
    contour.some((fall) => Math.abs(fall[1] - at[1]) < 0.12 && (fall[0] - at[0]) * side > 0.06)
  return detailed(piece, { fittings: places.filter(wide).map((at) => ({ at, radius, kind: 'button' as const })) })
}

/** A volume that runs on below the hem: cloth ends there, it is not rounded like a cushion. */
const hanging = (outline: Path): Path => {
  const hem = Math.max(...outline.map(([, y]) => y))
  return outline.map(([x, y]): Point => [x, y > hem - 0.2 ? y + 0.6 : y])
}

/** The inside of the back, which shows between the fronts, the arms and the body. */
function lining(figure: Figure, halves: readonly HungSide[]): Piece {
  const { tall } = proportionOf(figure)
  const [left, right] = halves.map(({ shoulder, contour, side }) =>
    [...shoulder, ...contour.slice(1)].map((point) => add(point, [-side * 0.03, 0])),
  )
  const [from, to] = [left[left.length - 1], right[right.length - 1]]
  const hem = quadratic(from, add(mix(from, to, 0.5), [0, -0.1 * tall]), to, 16)
  return makePiece('backPanel', 'backPanel', [joined(left, hem.slice(1), reversed(right).slice(1))], {
    layer: 'back',
    left,
    right,
    brightness: 0.58,
    fullness: 0.15,
    takesPrint: false,
    castsShadow: false,
    lines: [
      crease(
        hem.map(([x, y]): Point => [x, y - 0.04]),
        1.2,
        [0.05, 0.05],
      ),
      ...[0.3, 0.68].map((t) => {
        const low = along(hem, t)
        return crease(
          [low, [lerp(low[0], figure.across(0, low[1])[0], 0.25), lerp(low[1], figure.levels.waist, 0.6)]],
          1.2,
          [0.02, 0.8],
        )
      }),
    ],
  })
}

/** The back as it hangs from both shoulders. */
function behind(figure: Figure, halves: readonly HungSide[]): Piece {
  const { levels } = figure
  const { tall } = proportionOf(figure)
  const [left, right] = halves
  const [from, to] = [left, right].map(({ contour }) => contour[contour.length - 1])
  const hem = quadratic(from, add(mix(from, to, 0.5), [0, 0.16]), to, 48).map(([x, y], i): Point => {
    const calm = Math.sin((Math.PI * i) / 48) ** 0.6
    return [x, y + calm * 0.022 * tall * Math.sin(i * 0.46)]
  })
  const neck = quadratic(left.top, figure.across(0, levels.neck + 0.05 * tall), right.top, 12)
  const outline = joined(
    left.shoulder,
    left.contour.slice(1),
    hem.slice(1),
    reversed(right.contour).slice(1),
    reversed(right.shoulder),
    reversed(neck).slice(1, -1),
  )
  const grain = ({ shoulder, contour }: HungSide): Path => [[contour[0][0], shoulder[0][1]], ...contour]
  const folds = halves.flatMap(({ side, shoulder, contour }) =>
    [0.45, 0.8].map((t, k): Path => {
      const start = along(shoulder, t)
      const low = along(hem, side < 0 ? 0.14 + 0.16 * (1 - k) : 0.86 - 0.16 * (1 - k))
      return [add(start, [0, 0.1]), mix(mix(start, low, 0.5), along(contour, 0.5), 0.22 * k), low]
    }),
  )
  const centre = [levels.neck + 0.1 * tall, levels.waist, from[1] - 0.02].map((y) => figure.across(0, y))
  return detailed(
    makePiece('bodice', 'bodice', [outline], {
      left: grain(left),
      right: grain(right),
      volume: [hanging(outline)],
      fullness: 0.7,
      folds: folds.map((path) => ridge(path, 0.05, 0.6, [0.25, 0], 0.07)),
      lines: [
        seam(spline(centre, false, 8), 1.3),
        ...folds.map((path) => crease(spline(path, false, 6), 1.4, [0.5, 0.02])),
      ],
    }),
    { lines: [edge([add(along(hem, 0.5), [0.012, -0.32 * tall]), add(along(hem, 0.5), [0.012, 0])], 1.6, [0.1, 0])] },
  )
}
