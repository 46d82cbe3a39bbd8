import {
  add,
  joined,
  mix,
  offset,
  type Path,
  type Point,
  part,
  quadratic,
  reversed,
  scale,
  spline,
  subtract,
  unit,
} from '@toile/geometry'
import type { Figure, Side } from '../../mannequins/figure.ts'
import { atLevel } from '../atLevel.ts'
import { choiceKnob } from '../knob.ts'
import { makePiece, type Piece } from '../piece.ts'
import type { Bodice } from './bodice.ts'
import { rollLine } from './lapels.ts'
import { crease, detailed, ridge, type Sewn, seam } from '../marks.ts'
import { indexOf, proportionOf, sides } from '../upperBody.ts'

/** Whether a jacket is worn closed or open. */
export const wornKnob = (normal: 'closed' | 'open' = 'closed') =>
  choiceKnob(
    'Worn',
    [
      { id: 'closed', label: 'Closed' },
      { id: 'open', label: 'Open' },
    ] as const,
    normal,
  )

/** How far each front edge has slid from the centre at the waist, in heads (`by` on the adult woman); nothing where closed, covered or behind. */
export const openBy = (figure: Figure, worn: 'closed' | 'open', layered: boolean, by: number): number | null =>
  worn === 'open' && figure.view === 'front' && !layered ? by * proportionOf(figure).wide : null

/** How the fronts of a jacket are cut and worn. */
export interface FrontCut {
  /** Worn open: how far each front edge has slid from the centre at the waist, in heads; nothing when closed. */
  open: number | null
  /** The front edge of an open front swings out towards its hem. */
  coat?: boolean
  /** The level where a lapel turns: the open edge follows its roll line down to there. */
  breaks?: number
  /** Radius in heads of the round lower corner of an open front. */
  rounded?: number
}

export interface FrontOptions extends FrontCut {
  /** Width of a band along the open edges. */
  band?: number
  /** Sewn onto each side. */
  side?(side: Side): Sewn
  /** Sewn onto the middle of a closed front. */
  middle?(): Sewn
  /** Sewn onto the inside of the back, which shows between open fronts. */
  behind?: Sewn
}

/** A place on one half of a body: `share` 0 at its front edge or centre, 1 at its side seam. */
export type OnHalf = (side: Side, share: number, y: number) => Point

/** Places on the fronts as they are worn, so that what is sewn on an open front stays on it. */
export function onFronts(figure: Figure, bodice: Bodice, cut: FrontCut): OnHalf {
  const { open } = cut
  const edges = open === null ? null : sides.map((side) => frontEdge(figure, bodice, side, open, cut))
  return (side, share, y) => {
    const inner = edges ? atLevel(edges[indexOf(side)], y) : figure.across(0, y)
    return mix(inner, bodice.sideAt(side, y), share)
  }
}

/** Fronts of a jacket: one closed piece, or two with the inside of the back behind the body; behind, always one closed back. */
export function draftFronts(figure: Figure, bodice: Bodice, options: FrontOptions): Piece[] {
  const front = figure.view === 'front'
  const inside = bodice.inside ? [bodice.inside] : []
  if (options.open === null || !front) {
    const sewn = front
      ? sides.reduce((piece, side) => detailed(piece, options.side?.(side) ?? {}), bodice.piece)
      : bodice.piece
    return [...inside, front ? detailed(sewn, options.middle?.() ?? {}) : sewn]
  }
  const open = options.open
  return [
    detailed(backPanel(bodice), options.behind ?? {}),
    ...inside,
    ...sides.map((side) => detailed(half(figure, bodice, side, open, options), options.side?.(side) ?? {})),
  ]
}

/** The free edge of an open front, from the neck to the hem. */
function frontEdge(figure: Figure, bodice: Bodice, side: Side, open: number, cut: FrontCut): Path {
  const { levels } = figure
  const { tall } = proportionOf(figure)
  const hem = bodice.options.hem
  const top = bodice.neckline.tops[indexOf(side)]
  const foot = footOf(figure, bodice, side, cut)
  const turned = cut.breaks
    ? rollLine(figure, side, cut.breaks, open).filter(([, y], k) => k % 3 === 1 && y > top[1] + 0.12)
    : [add(top, [side * 0.005, 0.25 * tall]), figure.across(side * open * 0.75, levels.bust + 0.05)]
  const hip = figure.across(side * (open + 0.03), levels.hip)
  const deeper = [hip, ...(hem > levels.crotch + 0.5 ? [add(mix(hip, foot, 0.5), [-side * 0.03, 0])] : []), foot]
  return spline(
    [top, ...turned, figure.across(side * open, levels.waist), ...deeper].filter(
      ([, y], k, all) => k === all.length - 1 || y < foot[1] - 0.12,
    ),
    false,
    8,
  )
}

function footOf(figure: Figure, bodice: Bodice, side: Side, cut: FrontCut): Point {
  const edge = bodice.sides[indexOf(side)]
  return add(mix(edge[edge.length - 1], figure.across(0, bodice.options.hem), cut.coat ? 0.46 : 0.58), [0, 0.055])
}

function half(figure: Figure, bodice: Bodice, side: Side, open: number, options: FrontOptions): Piece {
  const { levels } = figure
  const i = indexOf(side)
  const sideEdge = bodice.sides[i]
  const low = sideEdge[sideEdge.length - 1]
  const whole = frontEdge(figure, bodice, side, open, options)
  const foot = whole[whole.length - 1]
  const { edgePath, hemEdge } = cornered(whole, low, foot, options.rounded ?? 0.02)
  const outline = joined(bodice.shoulders[i], bodice.armholes[i], sideEdge, hemEdge, reversed(edgePath))
  const grain: Path = [[sideEdge[0][0], levels.neck], ...sideEdge]
  const inner = (path: Path) => path.every(([x, y]) => (x - atLevel(whole, y)[0]) * side > 0.02)
  const piece = makePiece('front', `front${i}`, [outline], {
    left: side < 0 ? grain : edgePath,
    right: side < 0 ? edgePath : grain,
    printAnchor: side < 0 ? 'right' : 'left',
    volume: bodice.piece.volume ?? bodice.piece.outlines,
    sewn: bodice.piece.sewn.slice(i, i + 1),
    edges: [{ at: 'front', path: edgePath }],
    fullness: bodice.piece.fullness,
    folds: [
      ...bodice.piece.folds.filter(({ path }) => inner(path)),
      ridge(
        [atShare(whole, 0.35), atShare(whole, 0.7), foot].map((p) => add(p, [side * 0.05, 0])),
        0.035,
        0.4,
        [0.5, 0],
        0.06,
      ),
    ],
  })
  return options.band
    ? detailed(piece, { lines: [seam(part(offset(edgePath, -side * options.band), 0.03, 1), 1.4, [0, 0])] })
    : piece
}

/** The lower corner of a front turned into a curve. */
function cornered(edge: Path, low: Point, foot: Point, radius: number): { edgePath: Path; hemEdge: Path } {
  const sag = quadratic(low, add(mix(low, foot, 0.5), [0, 0.05]), foot, 12)
  const reach = Math.min(radius, 0.7 * Math.hypot(foot[0] - low[0], foot[1] - low[1]))
  const kept = edge.filter(([, y]) => y < foot[1] - radius)
  const above = kept[kept.length - 1]
  const along = add(foot, scale(unit(subtract(low, foot)), reach))
  const hem = sag.filter(([x]) => Math.abs(x - low[0]) < Math.abs(along[0] - low[0]) - 0.005)
  const start = hem[hem.length - 1] ?? low
  return { edgePath: kept, hemEdge: joined(hem.length ? hem : [low], quadratic(start, foot, above, 10).slice(1, -1)) }
}

const atShare = (path: Path, share: number) => path[Math.round(share * (path.length - 1))]

function backPanel(bodice: Bodice): Piece {
  const hem = bodice.hem.map(([x, y]): Point => [x, y - 0.06])
  const outline = joined(
    bodice.armholes[0],
    bodice.sides[0],
    hem,
    reversed(bodice.sides[1]),
    reversed(bodice.armholes[1]),
  )
  return makePiece('backPanel', 'backPanel', [outline], {
    layer: 'back',
    left: bodice.sides[0],
    right: bodice.sides[1],
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
    ],
  })
}
