import {
  add,
  along,
  clamp,
  joined,
  mix,
  offset,
  part,
  type Path,
  type Point,
  quadratic,
  reversed,
  spline,
} from '@toile/geometry'
import type { Figure, Side } from '../../mannequins/figure.ts'
import { choiceKnob } from '../knob.ts'
import { makePiece, type Piece } from '../piece.ts'
import type { Bodice } from './bodice.ts'
import { crease, detailed, ridge, seam } from './marks.ts'
import { rollLine } from './lapels.ts'
import { indexOf, proportionOf, sides } from './upperBody.ts'

type More = Partial<Pick<Piece, 'lines' | 'folds' | 'fittings'>>

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

export interface FrontOptions {
  /** Worn open: how far each front edge has slid from the centre at the waist, in heads; nothing when closed. */
  open: number | null
  /** The front edge of an open front swings out towards its hem. */
  coat?: boolean
  /** The level where a lapel turns: the open edge follows its roll line down to there. */
  breaks?: number
  /** Width of a band along the open edges. */
  band?: number
  /** Sewn onto each side. */
  side?(side: Side): More
  /** Sewn onto the middle of a closed front. */
  middle?(): More
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
    backPanel(bodice),
    ...inside,
    ...sides.map((side) => detailed(half(figure, bodice, side, open, options), options.side?.(side) ?? {})),
  ]
}

function half(figure: Figure, bodice: Bodice, side: Side, open: number, options: FrontOptions): Piece {
  const { levels } = figure
  const { tall } = proportionOf(figure)
  const i = indexOf(side)
  const hem = bodice.options.hem
  const top = bodice.neckline.tops[i]
  const sideEdge = bodice.sides[i]
  const low = sideEdge[sideEdge.length - 1]
  const share = options.coat ? 0.5 : 0.6
  const foot = add(mix(low, figure.across(0, hem), share), [0, 0.055])
  const turned = options.breaks
    ? rollLine(figure, side, options.breaks, open).filter(([, y], k) => k % 3 === 1 && y > top[1] + 0.12)
    : [add(top, [side * 0.005, 0.25 * tall]), figure.across(side * open * 0.75, levels.bust + 0.05)]
  const stops: Point[] = [top, ...turned, figure.across(side * open, levels.waist)]
  const deeper = [
    figure.across(side * (open + 0.05), levels.hip),
    ...(hem > levels.crotch + 0.5 ? [mix(figure.across(side * (open + 0.05), levels.hip), foot, 0.5)] : []),
  ]
  const edgePath = spline(
    [...stops, ...deeper, foot].filter(([, y], k, all) => k === all.length - 1 || y < foot[1] - 0.12),
    false,
    8,
  )
  const hemEdge = quadratic(low, add(mix(low, foot, 0.5), [0, 0.05]), foot, 12)
  const outline = joined(bodice.shoulders[i], bodice.armholes[i], sideEdge, hemEdge, reversed(edgePath))
  const grain: Path = [[sideEdge[0][0], levels.neck], ...sideEdge]
  const across = (t: number) => mix(along(sideEdge, t), along(edgePath, clamp(0.25 + t * 0.75)), 0.45)
  const fall = spline([across(0.35), across(0.7), across(0.98)], false, 8)
  const own = bodice.piece.folds.filter(
    ({ path }) => (path[0][0] - figure.across(0, path[0][1])[0]) * side > open * 0.7,
  )
  const piece = makePiece('front', `front${i}`, [outline], {
    left: side < 0 ? grain : edgePath,
    right: side < 0 ? edgePath : grain,
    printAnchor: side < 0 ? 'right' : 'left',
    folds: [
      ...own,
      ridge([fall[0], fall[Math.floor(fall.length / 2)], fall[fall.length - 1]], 0.05, 0.5, [0.6, 0], 0.1),
    ],
    lines: [crease(part(fall, 0, 1), 1.3, [0.7, 0.05])],
  })
  return options.band
    ? detailed(piece, { lines: [seam(part(offset(edgePath, -side * options.band), 0.03, 1), 1.4, [0, 0])] })
    : piece
}

function backPanel(bodice: Bodice): Piece {
  const outline = joined(
    bodice.armholes[0],
    bodice.sides[0],
    bodice.hem.map(([x, y]): Point => [x, y - 0.06]),
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
  })
}
