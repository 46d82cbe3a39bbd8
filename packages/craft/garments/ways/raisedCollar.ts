import {
  add,
  bezier,
  distance,
  joined,
  lerp,
  mix,
  offset,
  type Path,
  type Point,
  quadratic,
  reversed,
} from '@toile/geometry'
import type { Figure, Side } from '../../mannequins/figure.ts'
import { crease, detailed, ridge, topstitch } from '../marks.ts'
import { proportionOf, sides } from '../upperBody.ts'
import type { Piece } from '../piece.ts'

/** Pieces whose turned-down collar stands up about the neck: its halves in front, or its whole height behind, and its inner face beyond the neck. */
export function raisedCollar(pieces: readonly Piece[], figure: Figure): Piece[] {
  const halves = sides.map((_, i) => pieces.find(({ role, name }) => role === 'collar' && name === `collar${i}`))
  const [left, right] = halves
  if (figure.view === 'back') {
    return pieces.map((piece) =>
      piece.role === 'collar' && piece.name === 'collar' ? standingBehind(piece, figure) : piece,
    )
  }
  if (!left || !right) return [...pieces]
  const raised = [left, right].map((half, i) => standingHalf(half, figure, sides[i]))
  return pieces.map((piece) => {
    const at = halves.indexOf(piece)
    if (at >= 0) return raised[at].piece
    return piece.name === 'collarInside'
      ? innerFace(
          piece,
          figure,
          raised.map(({ top }) => top),
        )
      : piece
  })
}

/** How high a collar with a fall of some depth stands above the neck's root, in heads: not over the ears. */
function riseOf(figure: Figure, deep: number): number {
  const { levels } = figure
  return Math.min(0.13 * proportionOf(figure).tall + deep * 0.72, (levels.neck - levels.chin) * 0.98)
}

/** Where a collar's side stands at its root and at its upper edge, which flares from the neck. */
function sideOf(figure: Figure, side: Side, rise: number): { root: Point; top: Point } {
  const { wide } = proportionOf(figure)
  const root = add(figure.neckPoint(side), [side * 0.045 * wide, 0.035])
  return { root, top: add(root, [side * (0.005 + rise * 0.12), -rise]) }
}

function standingHalf(half: Piece, figure: Figure, side: Side): { piece: Piece; top: Point } {
  const [inner, outer] = side < 0 ? [half.right, half.left] : [half.left, half.right]
  const notched = inner.length === 2
  const centre = notched ? mix(inner[0], inner[1], 0.74) : inner[inner.length - 1]
  const deep = distance(inner[inner.length - 1], outer[outer.length - 1]) * (notched ? 1.25 : 1)
  const rise = riseOf(figure, deep)
  const { root, top } = sideOf(figure, side, rise)
  const away = Math.abs(centre[0] - figure.across(0, centre[1])[0])
  const tip = add(centre, [side * Math.max(0.05, deep * 0.5 - away * 0.3), -Math.min(deep * 0.92, rise * 0.95)])
  const seam = bezier(
    root,
    add(root, [-side * 0.02, 0.1]),
    add(centre, [side * (notched ? 0.07 : 0.12), notched ? 0.01 : -0.05]),
    centre,
    12,
  )
  const front = bezier(centre, add(centre, [side * 0.005, -deep * 0.3]), add(tip, [-side * 0.045, deep * 0.3]), tip, 10)
  const over = bezier(tip, add(tip, [side * 0.06, -0.035]), add(top, [-side * 0.06, 0.03]), top, 8)
  const flank = quadratic(top, add(mix(top, root, 0.5), [side * 0.012, 0]), root, 8)
  const free = joined(front, over.slice(1))
  const outline = joined(seam, free.slice(1), flank.slice(1, -1))
  const rim = reversed(flank)
  const stand = (v: number): Path =>
    Array.from({ length: 9 }, (_, i) => mix(mix(root, top, v), mix(centre, tip, v * 0.8), i / 8))
  const fold = stand(0.36).map((point, i) => add(point, [0, 0.05 * Math.sin((Math.PI * i) / 8)]))
  const piece: Piece = {
    ...half,
    outlines: [outline],
    left: side < 0 ? rim : front,
    right: side < 0 ? front : rim,
    fullness: 0.6,
    volume: null,
    contours: [{ path: [...outline, outline[0]], weight: 1, taper: [0, 0] }],
    edges: half.edges.length ? [{ at: 'rim', path: free }] : [],
    folds: [ridge([fold[0], fold[4], fold[8]], 0.03, 0.45, [0.2, 0.3])],
    lines: half.lines.some(({ kind }) => kind === 'topstitch')
      ? [topstitch(offset(free, side * -0.02).slice(1, -2), 0.8)]
      : [],
    fittings: [],
  }
  const drag: Path = [mix(root, centre, 0.25), mix(mix(root, centre, 0.4), mix(top, tip, 0.4), 0.45)]
  if (notched) return { piece, top }
  return {
    piece: detailed(piece, { lines: [crease([...drag, add(drag[1], [side * 0.01, -0.06])], 1.1, [0.05, 0.75])] }),
    top,
  }
}

/** The inner face of a collar that stands behind the neck, between the tops of its halves. */
function innerFace(piece: Piece, figure: Figure, tops: readonly Point[]): Piece {
  const [left, right] = tops
  const { levels } = figure
  const high = quadratic(left, add(mix(left, right, 0.5), [0, -0.075]), right, 14)
  const low = quadratic(
    add(figure.neckPoint(-1), [-0.035, 0.03]),
    figure.across(0, levels.neck + 0.1),
    add(figure.neckPoint(1), [0.035, 0.03]),
    14,
  )
  return {
    ...piece,
    outlines: [joined(high, reversed(low))],
    contours: [{ path: high, weight: 1, taper: [0, 0] }],
    brightness: 0.78,
    fullness: 0.2,
  }
}

function standingBehind(piece: Piece, figure: Figure): Piece {
  const { tall } = proportionOf(figure)
  const lowest = Math.max(...piece.outlines.flat().map(([, y]) => y))
  const deep = Math.max(0.14, lowest - figure.levels.neck) * 1.35
  const rise = riseOf(figure, deep)
  const [left, right] = sides.map((side) => sideOf(figure, side, rise))
  const seam = quadratic(left.root, figure.across(0, figure.levels.neck + 0.1 * tall), right.root, 16)
  const top = quadratic(left.top, add(mix(left.top, right.top, 0.5), [0, 0.035]), right.top, 16)
  const edges = [left, right].map(({ root, top: high }, i) =>
    quadratic(high, add(mix(high, root, 0.5), [sides[i] * 0.012, 0]), root, 8),
  )
  const outline = joined(top, edges[1].slice(1), reversed(seam).slice(1), reversed(edges[0]).slice(1, -1))
  const at = (u: number, v: number) => mix(top[Math.round(u * 16)], seam[Math.round(u * 16)], v)
  const stand = [0.04, 0.28, 0.5, 0.72, 0.96].map((u) => at(u, lerp(0.6, 0.66, Math.sin(Math.PI * u))))
  return {
    ...piece,
    outlines: [outline],
    left: edges[0],
    right: edges[1],
    volume: null,
    fullness: 0.6,
    contours: [{ path: [...outline, outline[0]], weight: 1, taper: [0, 0] }],
    edges: piece.edges.length ? [{ at: 'rim', path: top }] : [],
    folds: [ridge(stand, 0.03, 0.45, [0.15, 0.15])],
    lines: [
      ...(piece.lines.some(({ kind }) => kind === 'topstitch')
        ? [
            topstitch(
              top.map(([x, y]) => [x, y + 0.022]),
              0.8,
            ),
          ]
        : []),
      crease([at(0.3, 0.9), at(0.33, 0.7), at(0.3, 0.55)], 1, [0.05, 0.7]),
    ],
    fittings: [],
  }
}
