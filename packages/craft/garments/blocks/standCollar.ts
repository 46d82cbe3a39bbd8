import {
  add,
  bezier,
  joined,
  mix,
  type Path,
  type Point,
  quadratic,
  readTable,
  reversed,
  spline,
} from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import { makePiece, type Piece } from '../piece.ts'
import { detailed, ridge, zip } from '../marks.ts'
import { proportionOf, sides } from '../upperBody.ts'

export interface StandOptions {
  /** Height above the neck level, in heads of the adult woman. */
  height: number
  rib?: boolean
  /** Turned over once, as a roll neck. */
  rolled?: boolean
  /** Distance from the neck. */
  ease?: number
  /** Open at the throat: half the gap in heads. */
  gap?: number
  zipped?: boolean
}

/** A collar that stands around the neck: turtleneck, funnel, rib or band; open fronts give two halves and the inside behind. */
export function draftStandCollar(figure: Figure, options: StandOptions): Piece[] {
  const { tall, wide } = proportionOf(figure)
  const ease = (options.ease ?? 0.02) * Math.sqrt(wide)
  const neck = figure.build.neck
  const rise = Math.min(options.height * tall, figure.levels.neck - figure.levels.chin - 0.02)
  const topLevel = figure.levels.neck - rise
  const at = Math.min(topLevel, neck[neck.length - 2][0])
  const half = readTable(neck, at) + ease + 0.012
  const lows = sides.map((side) => add(figure.neckPoint(side), [side * (ease + 0.012), 0.02]))
  const tops = sides.map((side) => figure.across(side * half, topLevel))
  const back = figure.view === 'back'
  const dip = (back ? 0.04 : 0.12) * tall
  const centre = figure.across(0, figure.levels.neck + dip)
  const bottom = spline(
    [lows[0], add(centre, [-0.1 * wide, -0.02]), centre, add(centre, [0.1 * wide, -0.02]), lows[1]],
    false,
    6,
  )
  const sag = back ? 0.03 : 0.1 * Math.min(1, rise / 0.1)
  const top = quadratic(tops[0], figure.across(0, topLevel + sag), tops[1], 14)
  const left = bezier(tops[0], add(tops[0], [-0.02, 0.04]), add(lows[0], [0.01, -0.05]), lows[0], 8)
  const right = bezier(tops[1], add(tops[1], [0.02, 0.04]), add(lows[1], [-0.01, -0.05]), lows[1], 8)
  const look = {
    order: 3,
    fullness: 0.8,
    cloth: options.rib ? ('rib' as const) : ('own' as const),
    takesPrint: !options.rib,
  }
  const outline = joined(left, bottom, reversed(right), reversed(top))
  if (options.gap && !back) return opened(figure, options.gap, { left, right, top, bottom }, look, rise)
  let piece = makePiece('collar', 'stand', [outline], { ...look, left, right, edges: [{ at: 'rim', path: top }] })
  if (options.rolled) {
    const turned = rolledOver(figure, { left, right, top, bottom }, look)
    return back || rise < 0.06 ? [piece, turned] : [insideOf(figure, tops, topLevel), piece, turned]
  } else if (rise > 0.12) {
    const mid: Path = [mix(tops[0], lows[0], 0.5), mix(centre, top[7], 0.4), mix(tops[1], lows[1], 0.5)]
    piece = detailed(piece, { folds: [ridge(mid, 0.03, 0.3)] })
  }
  if (options.zipped && !back) piece = detailed(piece, { lines: [zip([add(top[7], [0, 0.01]), centre])] })
  if (back || rise < 0.06) return [piece]
  return [insideOf(figure, tops, topLevel), piece]
}

/** The turned-over half of a roll neck, which stands off the tube under it. */
function rolledOver(figure: Figure, { left, right, top, bottom }: Edges, look: Partial<Piece>): Piece {
  const out = 0.022
  const last = Math.round((left.length - 1) * 0.68)
  const side = (edge: Path, sign: number): Path =>
    edge
      .slice(0, last + 1)
      .map(([x, y], i): Point => [x + sign * out * Math.min(1, 0.35 + (i / last) * 0.9), y - (i ? 0 : 0.006)])
  const [outerLeft, outerRight] = [side(left, -1), side(right, 1)]
  const [lowLeft, lowRight] = [outerLeft[last], outerRight[last]]
  const middle = bottom[Math.floor(bottom.length / 2)]
  const sag = mix(mix(lowLeft, lowRight, 0.5), middle, figure.view === 'back' ? 0.35 : 0.6)
  const low = quadratic(lowLeft, add(sag, [0, Math.max(0.02, sag[1] - (lowLeft[1] + lowRight[1]) / 2)]), lowRight, 14)
  return makePiece('collar', 'roll', [joined(outerLeft, low, reversed(outerRight), reversed(top))], {
    ...look,
    order: 3.05,
    left: outerLeft,
    right: outerRight,
    folds: [
      ridge(
        [mix(lowLeft, low[3], 0.3), low[7], mix(lowRight, low[11], 0.3)].map((p) => add(p, [0, -0.03])),
        0.035,
        0.4,
      ),
    ],
    edges: [{ at: 'rim', path: low }],
  })
}

interface Edges {
  left: Path
  right: Path
  top: Path
  bottom: Path
}

function opened(figure: Figure, gap: number, edges: Edges, look: Partial<Piece>, rise: number): Piece[] {
  const pieces = sides.map((side) => {
    const own = (path: Path) => path.filter(([x, y]) => (x - figure.across(0, y)[0]) * side > gap)
    const neck = side < 0 ? edges.left : edges.right
    const top = own(edges.top)
    const bottom = own(edges.bottom)
    const outward = side < 0 ? top : reversed(top)
    const under = side < 0 ? bottom : reversed(bottom)
    const front: Path = [outward[outward.length - 1] ?? neck[0], under[under.length - 1] ?? neck[neck.length - 1]]
    return makePiece(
      'collar',
      `stand${side < 0 ? 0 : 1}`,
      [joined(neck, under.slice(1), reversed(outward).slice(0, -1))],
      {
        ...look,
        edges: [{ at: 'rim', path: joined(outward, front) }],
        left: side < 0 ? neck : front,
        right: side < 0 ? front : neck,
      },
    )
  })
  if (rise < 0.06) return pieces
  return [insideOf(figure, [edges.left[0], edges.right[0]], edges.left[0][1]), ...pieces]
}

function insideOf(figure: Figure, tops: readonly Point[], level: number): Piece {
  const behind = quadratic(tops[0], figure.across(0, level - 0.05), tops[1], 12)
  const low = quadratic(tops[0], figure.across(0, figure.levels.neck + 0.1), tops[1], 12)
  return makePiece('inside', 'standInside', [joined(behind, reversed(low))], {
    layer: 'back',
    order: 1,
    brightness: 0.62,
    castsShadow: false,
    fullness: 0,
    takesPrint: false,
  })
}
