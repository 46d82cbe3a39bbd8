import {
  add,
  clamp,
  joined,
  lerp,
  mix,
  offset,
  type Path,
  type Point,
  quadratic,
  reversed,
  smooth,
  spline,
} from '@toile/geometry'
import type { Figure, Side } from '../../mannequins/figure.ts'
import { makePiece, type Piece } from '../piece.ts'
import { armholeEdge, shoulderTip } from './armhole.ts'
import type { BodiceOptions } from './bodiceOptions.ts'
import { hemLine } from './hemLine.ts'
import { draftNeckline, type Neckline } from './neckline.ts'
import { sewnStrip, upperArmhole } from './sewnStrip.ts'
import { bodiceFolds } from './bodiceFolds.ts'
import { indexOf, proportionOf, sides } from '../upperBody.ts'

/** A drafted upper body, with the edges that sleeves, collars and skirts are joined to; index 0 is the viewer's left. */
export interface Bodice {
  piece: Piece
  /** The inside of the back neck, where it shows. */
  inside: Piece | null
  straps: readonly Piece[]
  neckline: Neckline
  /** The whole neck edge from the left top to the right top. */
  neckEdge: Path
  armholes: readonly [Path, Path]
  underarms: readonly [Point, Point]
  tips: readonly [Point, Point]
  shoulders: readonly [Path, Path]
  /** From the neck edge to the underarm: shoulder and armhole, or nothing where it is bare. */
  rims: readonly [Path, Path]
  sides: readonly [Path, Path]
  hem: Path
  options: BodiceOptions
  /** The garment's side at a level. */
  sideAt: (side: Side, y: number) => Point
}

/** Drafts front or back of an upper body by the figure's view. */
export function draftBodice(figure: Figure, options: BodiceOptions): Bodice {
  const { levels } = figure
  const { tall } = proportionOf(figure)
  const drop = options.drop ?? 0
  const armhole = levels.armpit + ((options.armholeDrop ?? 0.02) + drop * 0.5) * tall
  const pair = <T>(make: (side: Side) => T): readonly [T, T] => [make(sides[0]), make(sides[1])]

  const underarms = pair((side) =>
    figure.trunk(side, armhole, options.ease.bust + (options.sleeveless === undefined ? 0.026 : -0.005)),
  )
  const neckline = draftNeckline(
    figure,
    { neckline: options.neckline, depth: options.neckDepth, spread: options.neckSpread },
    underarms,
  )
  const tips = pair((side): Point => {
    if (options.sleeveless !== undefined) {
      return mix(
        figure.neckPoint(side),
        figure.shoulderPoint(side),
        Math.max(options.sleeveless, neckline.spread + 0.12),
      )
    }
    return shoulderTip(figure, side, drop, options.pad ?? 0)
  })
  const shoulders = pair((side): Path => {
    const top = figure.neckPoint(side, neckline.spread)
    const tip = tips[indexOf(side)]
    const bone = figure.neckPoint(side, 0.8)
    const soft = drop > 0.03 && !options.pad && neckline.spread < 0.5
    const crest = soft ? [add(bone, [0, -0.014])] : [add(mix(top, tip, 0.5), [0, -0.012])]
    return spline([top, ...crest, tip], false, 6)
  })
  const sideAt = (side: Side, y: number) => sidePoint(figure, options, underarms[indexOf(side)], side, y)
  const sideEdges = pair((side) =>
    spline([underarms[indexOf(side)], ...sideLevels(figure, options, armhole).map((y) => sideAt(side, y))], false, 8),
  )
  const armholes = pair((side) =>
    armholeEdge(figure, neckline, side, {
      tip: tips[indexOf(side)],
      underarm: underarms[indexOf(side)],
      sleeved: options.sleeveless === undefined,
    }),
  )
  const left = sideEdges[0][sideEdges[0].length - 1]
  const right = sideEdges[1][sideEdges[1].length - 1]
  const hem = hemLine(figure, left, right, options.hemShape, options.hemCurve ?? 0.05)
  const neckEdge = joined(neckline.left, reversed(neckline.right))
  const bare = neckline.shoulder
  const rim = (i: 0 | 1): Path => {
    const shoulder = neckline.shoulders[i]
    if (shoulder === 'strapless') return []
    if (shoulder !== 'seam') return armholes[i]
    // Cloth under the sleeve's seam, so that no skin shows between both.
    const hidden =
      options.sleeveless === undefined
        ? offset(armholes[i], (t) => sides[i] * -0.035 * Math.sin(Math.PI * t))
        : armholes[i]
    return joined(shoulders[i], hidden)
  }
  const rims = [rim(0), rim(1)] as const
  const outline = joined(rims[0], sideEdges[0], hem, reversed(sideEdges[1]), reversed(rims[1]), reversed(neckEdge))
  const beyond = (i: 0 | 1) =>
    sewnStrip(armholes[i], upperArmhole, mix(shoulders[i][0], tips[i], 0.5), add(tips[i], [0, 0.06]))
  const piece = makePiece('bodice', 'bodice', [outline], {
    sewn: bare === 'seam' && options.sleeveless === undefined ? [beyond(0), beyond(1)] : [],
    left: [[sideEdges[0][0][0], levels.neck], ...sideEdges[0]],
    right: [[sideEdges[1][0][0], levels.neck], ...sideEdges[1]],
    folds: bodiceFolds(figure, options, { neckline, underarms }),
  })
  return {
    piece,
    inside: (bare !== 'seam' && bare !== 'slip') || figure.view === 'back' ? null : backNeck(figure, neckline, tall),
    straps: bare === 'slip' ? pair((side) => strap(figure, neckline, side)) : [],
    neckline,
    neckEdge,
    armholes,
    underarms,
    tips,
    shoulders,
    rims,
    sides: sideEdges,
    hem,
    options,
    sideAt,
  }
}

/** Every piece of a bodice, in the order they lie. */
export const bodicePieces = (bodice: Bodice): Piece[] =>
  bodice.inside ? [bodice.inside, bodice.piece, ...bodice.straps] : [bodice.piece, ...bodice.straps]

function sideLevels(figure: Figure, options: BodiceOptions, armhole: number): number[] {
  const levels = [0.12, 0.3, 0.5, 0.7, 0.86].map((t) => lerp(armhole, options.hem, t))
  if (options.hem > figure.levels.waist + 0.1) levels.push(figure.levels.waist)
  const spacing = Math.min(0.1, (options.hem - armhole) * 0.2)
  const kept = levels.filter((y) => y > armhole + spacing).sort((a, b) => a - b)
  const apart = kept.filter((y, i) => i === 0 || y - kept[i - 1] > 0.03)
  return [...apart, options.hem]
}

function sidePoint(figure: Figure, options: BodiceOptions, underarm: Point, side: Side, y: number): Point {
  const { levels } = figure
  const { bust, waist, hip } = options.ease
  const at = (level: number) =>
    level < levels.bust
      ? bust
      : level < levels.waist
        ? lerp(bust, waist, smooth(levels.bust, levels.waist, level))
        : lerp(waist, hip, smooth(levels.waist, levels.hip, level))
  const flare = options.hemFlare ?? 0
  const body = figure.trunk(side, y, at(y))
  const hem = figure.trunk(side, options.hem, (options.hem > levels.waist ? at(options.hem) : waist) + flare)
  const t = clamp((y - underarm[1]) / (hem[1] - underarm[1] || 1))
  const straight = lerp(underarm[0], hem[0], t)
  const outer = side > 0 ? Math.max(straight, body[0]) : Math.min(straight, body[0])
  return [
    lerp(body[0], outer, options.box) + side * (flare * t ** 1.6 * (1 - options.box) + overhang(levels, options, y)),
    body[1],
  ]
}

/** How far a tucked top billows out over the waistband, in heads. */
const overhang = ({ waist }: Figure['levels'], options: BodiceOptions, y: number) =>
  options.tucked ? Math.min(0.035, options.ease.bust * 0.6) * Math.exp(-(((y - waist + 0.11) / 0.12) ** 2)) : 0

function backNeck(figure: Figure, neckline: Neckline, tall: number): Piece {
  const [left, right] = neckline.tops
  const level = (left[1] + right[1]) / 2 - 0.03
  const front = neckline.left[neckline.left.length - 1][1]
  const middle = figure.across(
    0,
    neckline.shoulder === 'slip' ? level + 0.4 * tall : Math.min(level + 0.01, front - 0.09),
  )
  return makePiece(
    'inside',
    'inside',
    [joined(quadratic(left, middle, right, 14), neckline.right, reversed(neckline.left))],
    {
      layer: 'back',
      brightness: 0.62,
      castsShadow: false,
      fullness: 0,
      takesPrint: false,
    },
  )
}

function strap(figure: Figure, neckline: Neckline, side: Side): Piece {
  const low = neckline.tops[indexOf(side)]
  const high = mix(figure.neckPoint(side), figure.shoulderPoint(side), 0.52)
  const outline: Path = [
    add(low, [-0.012, 0.01]),
    add(high, [-0.012, 0]),
    add(high, [0.014, 0]),
    add(low, [0.014, 0.01]),
  ]
  return makePiece('strap', `strap${indexOf(side)}`, [outline], { fullness: 0.3, takesPrint: false })
}
