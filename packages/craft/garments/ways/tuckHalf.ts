import { boundsOf, type Chance, clamp, joined, lerp, type Path, type Point, reversed, smooth } from '@toile/geometry'
import type { Figure, Side } from '../../mannequins/figure.ts'
import { crease, detailed, ridge } from '../marks.ts'
import { proportionOf } from '../upperBody.ts'
import type { Piece } from '../piece.ts'
import { changed, type Move } from './moved.ts'
import { topOf } from './topOf.ts'
import type { Arrangement } from './way.ts'

/** Where a front is pushed into a waistband: from `outer` to `inner` across the page, its hem hanging free beyond `fall` heads on either side. */
interface Tuck {
  side: Side
  outer: number
  inner: number
  fall: readonly [outer: number, inner: number]
  /** The level of the waistband's upper edge, with the cloth that spills over it. */
  line: (x: number) => number
  /** The hem as it hangs untucked. */
  hem: (x: number) => number
}

const body: readonly Piece['role'][] = ['bodice', 'front', 'band', 'trim']

/** A top whose front is pushed into the waistband at one side: there it blouses, beside it the hem falls back to its length in drags. Nothing changes behind, or where the hem ends above the waistband. */
export function tuckHalf(pieces: readonly Piece[], { figure, chance, waistband }: Arrangement): Piece[] {
  const bodice = pieces.find(({ role, layer }) => role === 'bodice' && layer === 'front')
  if (figure.view === 'back' || !bodice) return [...pieces]
  const tuck = tuckOf(figure, pieces, waistband, chance)
  const middle = (tuck.outer + tuck.inner) / 2
  if (tuck.hem(middle) < tuck.line(middle) + 0.12) return [...pieces]
  const move = moveBy(figure, tuck)
  return pieces.flatMap((piece) => {
    if (!body.includes(piece.role) || piece.layer !== 'front') return piece
    const lifted = changed(piece, move)
    if (piece === bodice) return bloused(lifted, figure, tuck, chance)
    return isHemRib(piece, figure) ? ribsOf(lifted, tuck) : visible(lifted)
  })
}

const isHemRib = ({ cloth, outlines }: Piece, { levels }: Figure) =>
  cloth === 'rib' && boundsOf(...outlines).top > levels.waist

function tuckOf(figure: Figure, pieces: readonly Piece[], waistband: readonly Path[], chance: Chance): Tuck {
  const { levels } = figure
  const { tall } = proportionOf(figure)
  const half = figure.halfWidth(levels.waist)
  const side: Side = chance.happens(0.5) ? 1 : -1
  const centre = figure.across(0, levels.waist)[0]
  const outlines = pieces
    .filter(({ role, layer }) => layer === 'front' && body.includes(role))
    .flatMap((piece) => piece.outlines)
  const top = topOf(waistband, levels.waist - 0.02)
  const spill = 0.032 * tall
  const ends = topOf(outlines, levels.highHip, 'lowest')
  return {
    side,
    outer: centre + side * half * 0.56,
    inner: centre - side * half * 0.06,
    fall: [half * 0.6, half * 1.12],
    line: (x) => top(x) + spill * (1 + 0.4 * Math.sin((x - centre) * 31) + 0.25 * Math.sin((x - centre) * 57)),
    // At the corners a column would meet the side seam instead of the hem.
    hem: (x) => ends(clamp(x, centre - half * 0.95, centre + half * 0.95)),
  }
}

/** The rib of a lifted hem in short lengths on either side of the tuck, so that its wales follow the hem. */
function ribsOf(rib: Piece, { side, outer, inner, fall }: Tuck): Piece[] {
  const [top, low] = [topOf(rib.outlines, 0), topOf(rib.outlines, 0, 'lowest')]
  const { left, right } = boundsOf(...rib.outlines)
  const far = [outer, outer + side * fall[0] * 0.3, outer + side * fall[0] * 0.65, side > 0 ? right : left]
  const near = [inner, inner - side * fall[1] * 0.22, inner - side * fall[1] * 0.5, side > 0 ? left : right]
  return [far, near].flatMap((stops, run) =>
    stops.slice(1).flatMap((stop, k) => {
      const [from, to] = [Math.min(stop, stops[k]), Math.max(stop, stops[k])]
      if (to - from < 0.02) return []
      const across = (level: (x: number) => number): Path =>
        Array.from({ length: 9 }, (_, i) => [lerp(from, to, i / 8), level(lerp(from, to, i / 8))])
      const [upper, lower] = [across(top), across(low)]
      const edges = { left: [upper[0], lower[0]], right: [upper[8], lower[8]] }
      return {
        ...rib,
        ...edges,
        name: `${rib.name}${run}${k}`,
        outlines: [joined(upper, reversed(lower))],
        volume: rib.outlines,
        lines: [],
        contours: [upper, lower].map((path) => ({ path, weight: 1, taper: [0, 0] as const })),
      }
    }),
  )
}

/** A strip that is partly pushed into the waistband, cut down to what still has height. */
function visible(piece: Piece): Piece {
  const { left, right } = boundsOf(...piece.outlines)
  const [top, low] = [topOf(piece.outlines, 0), topOf(piece.outlines, 0, 'lowest')]
  const columns = Array.from({ length: Math.ceil((right - left) / 0.02) + 1 }, (_, k) =>
    Math.min(right, left + k * 0.02),
  )
  const runs: number[][] = [[]]
  for (const x of columns) {
    if (low(x) - top(x) > 0.008) runs[runs.length - 1].push(x)
    else runs.push([])
  }
  const kept = runs.filter((run) => run.length > 2)
  if (runs.slice(1, -1).every((run) => run.length === 0) && runs.length <= 3 && kept.length === 1) return piece
  const edges = kept.map((run) => [run.map((x): Point => [x, top(x)]), run.map((x): Point => [x, low(x)])] as const)
  return {
    ...piece,
    outlines: edges.map(([upper, lower]) => joined(upper, reversed(lower))),
    contours: piece.contours.length
      ? edges.flat().map((path) => ({ ...piece.contours[0], path, taper: [0, 0] as const }))
      : [],
  }
}

/** How far beyond a tuck's ends a place lies, as a share of the cloth that falls there: below 0 it is inside. */
function beyond({ side, outer, inner, fall }: Tuck, x: number): number {
  const out = (x - outer) * side
  const into = (inner - x) * side
  return Math.max(out / fall[0], into / fall[1])
}

function moveBy(figure: Figure, tuck: Tuck): Move {
  const { levels } = figure
  return ([x, y]) => {
    const away = beyond(tuck, x)
    const [line, hem] = [tuck.line(x), tuck.hem(x)]
    const lift =
      Math.max(0, hem - line) *
      (away > 0 ? hanging(away, x * tuck.side > tuck.outer * tuck.side ? 0.34 : 0.1) : smooth(-0.12, 0, away))
    const lifted = y - lift * smooth(levels.waist - 0.25, Math.max(levels.waist, hem - 0.22), y)
    const hidden = away < 0.02 && lifted > line
    return { to: [x, away < 0 ? Math.min(lifted, line) : lifted], hidden }
  }
}

/** How much of its lift a hem keeps away from a tuck: it falls steeply from the waistband, then runs out in a wave, pulled up by `least` at the side seam. */
const hanging = (away: number, least: number) =>
  least + (1 - least) * Math.max(0, 1 - away) ** 1.9 * (1 - 0.1 * Math.sin(away * 9.5) * Math.min(1, away * 5))

/** The folds of the cloth that is held: gathers that rise from the waistband, drags that sweep to the free hem, and the roll that spills over. */
function bloused(piece: Piece, figure: Figure, tuck: Tuck, chance: Chance): Piece {
  const { tall } = proportionOf(figure)
  const { side, outer, inner, fall, line, hem } = tuck
  const at = (t: number, rise: number): Point => {
    const x = lerp(outer, inner, t)
    return [x, line(x) - rise * tall]
  }
  const gathers = Array.from({ length: 7 }, (_, k) => {
    const t = clamp((k + 0.5) / 7 + chance.between(-0.04, 0.04), 0.04, 0.96)
    const fan = (t - 0.45) * -side * 0.2
    const rise = chance.between(0.24, 0.5)
    return [at(t, 0.005), shifted(at(t, rise * 0.5), fan * 0.45), shifted(at(t, rise), fan)]
  })
  const held = at(0.99, 0.01)
  const drags = [0.3, 0.6, 0.95].map((share, k): Path => {
    const x = inner - side * fall[1] * share
    const foot: Point = [x, lerp(line(x), hem(x), smooth(0, 1, share) ** 1.2) - 0.05]
    return [
      shifted(held, side * 0.05 * k, -0.02 * k),
      [lerp(held[0], x, 0.5), lerp(held[1], foot[1], 0.34) + 0.02],
      foot,
    ]
  })
  const far = inner - side * fall[1] * 1.15
  const pulls = [0.16, 0.36].map((rise, k): Path => {
    const from = at(0.95 - 0.12 * k, 0.03)
    return [from, [lerp(from[0], far, 0.55), from[1] - rise * 0.42 * tall], [far, from[1] - rise * tall]]
  })
  const flank = at(0.02, 0.01)
  const side0: Path = [
    flank,
    [outer + side * fall[0] * 0.5, flank[1] + 0.07],
    [outer + side * fall[0], flank[1] + 0.24],
  ]
  const roll = [0.04, 0.35, 0.65, 0.96].map((t) => at(t, 0.05))
  return detailed(piece, {
    folds: [
      ridge(roll, 0.05, 0.55, [0.15, 0.15]),
      ...gathers.map((path) => ridge(path, 0.02, 0.75, [0.02, 0.75], 0.055)),
      ...drags.map((path) => ridge(path, 0.026, 0.8, [0.03, 0.45], 0.06)),
      ...pulls.map((path) => ridge(path, 0.024, 0.6, [0.04, 0.7], 0.05)),
      ridge(side0, 0.022, 0.6, [0.03, 0.5], 0.045),
    ],
    lines: [
      ...gathers.filter((_, k) => k % 2 === 0).map((path) => crease(path, 1.3, [0.02, 0.8])),
      ...drags.map((path) => crease(path, 1.5, [0.02, 0.7])),
      crease(pulls[0], 1.2, [0.03, 0.85]),
      crease(side0, 1.2, [0.03, 0.7]),
    ],
  })
}

const shifted = ([x, y]: Point, by: number, down = 0): Point => [x + by, y + down]
