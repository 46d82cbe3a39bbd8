import { clamp, lerp, mix, type Path, type Point, smooth, spline, along } from '@toile/geometry'
import type { Chance } from '@toile/geometry'
import type { Figure, Side } from '../../mannequins/figure.ts'
import { type DrawnLine, type Fold, makePiece, type Piece } from '../piece.ts'
import { type Cone, openCone } from './cone.ts'
import { pleatCone } from './pleats.ts'

/** How a skirt widens from waist to hem. */
export type SkirtProfile = 'pencil' | 'straight' | 'aLine' | 'bell' | 'ball' | 'trumpet'

/** A skirt's cut; levels and ease in heads. */
export interface SkirtCut {
  topY: number
  hemY: number
  ease: number
  /** Ease at the hip where it differs from the ease at the upper edge. */
  hipEase: number | null
  profile: SkirtProfile
  /** Widening of each side per head of length, beyond the hip. */
  flare: number
  flutes: number
  /** Depth of the flutes as a share of the hem's half width. */
  depth: number
  /** 0 smooth .. 1 gathered into the waist. */
  gather: number
  /** Knife pleats across the front; 0 for none. */
  pleats: number
  /** The pleats meet in pairs instead of lying one way. */
  boxPleats: boolean
  /** Height of a slit as a share of the length, and where it stands across the hem. */
  slit: number
  slitAt: number
  highLow: number
  slant: number
}

/** A plain cut to start from. */
export const plainSkirt = {
  ease: 0.015,
  hipEase: null,
  profile: 'aLine',
  flare: 0.1,
  flutes: 0,
  depth: 0,
  gather: 0,
  pleats: 0,
  boxPleats: false,
  slit: 0,
  slitAt: 0.7,
  highLow: 0,
  slant: 0,
} as const satisfies Partial<SkirtCut>

/** Smooth left and right edge of a skirt on a figure: never inside the body, and swaying with the legs. */
export function skirtEdges(figure: Figure, cut: SkirtCut): (t: number) => readonly [Point, Point] {
  const [left, right] = [sideEdge(figure, cut, -1), sideEdge(figure, cut, 1)]
  const rows = new Map<number, readonly [Point, Point]>()
  return (t) => {
    const known = rows.get(t) ?? [along(left, t), along(right, t)]
    rows.set(t, known)
    return known
  }
}

function sideEdge(figure: Figure, cut: SkirtCut, side: Side): Path {
  const { knee } = figure.levels
  const top = figure.trunk(side, cut.topY, cut.ease)
  const middle = mix(figure.trunk(-1, cut.topY, cut.ease), figure.trunk(1, cut.topY, cut.ease), 0.5)[0]
  const centre = middle + (figure.trunk(0, cut.hemY)[0] - middle) * 0.55
  const foot = outside(
    side,
    centre + side * hemHalf(figure, cut),
    figure.trunk(side, Math.min(cut.hemY, knee), 0.02)[0],
  )
  const points = Array.from({ length: 13 }, (_, k): Point => {
    const y = lerp(top[1], cut.hemY, k / 12)
    return [outside(side, freeEdge(figure, cut, side, top[0], foot, k / 12), skin(figure, cut, side, y, foot)), y]
  })
  points[0] = top
  return spline(points, false, 5)
}

/** The farther out of two edges, rounded where they meet. */
const outside = (side: Side, a: number, b: number) =>
  (a + b + side * Math.sqrt((a - b) ** 2 + (a === b ? 0 : 0.0025))) / 2

/** The edge that the body forces on a skirt: the hip's contour, then straight to the hem. */
function skin(figure: Figure, cut: SkirtCut, side: Side, y: number, foot: number): number {
  const { hip, knee } = figure.levels
  const widest = cut.profile === 'trumpet' ? knee : hip
  const ease = lerp(cut.ease, cut.hipEase ?? cut.ease, clamp((y - cut.topY) / Math.max(0.1, hip - cut.topY)))
  const body = figure.trunk(side, Math.min(y, widest, knee), ease + 0.012)[0]
  return y <= widest || cut.profile === 'trumpet'
    ? body
    : lerp(body, foot, clamp((y - widest) / Math.max(0.2, cut.hemY - widest)))
}

/** Half width of the hem, in heads. */
function hemHalf(figure: Figure, { profile, flare, hipEase, ease: topEase, topY, hemY }: SkirtCut): number {
  const ease = hipEase ?? topEase
  const hip = figure.halfWidth(figure.levels.hip)
  const narrow = hemY > figure.levels.hip + 0.3 ? 0.84 : 0.98
  return (profile === 'pencil' ? hip * narrow : hip + ease) + flare * (hemY - topY)
}

function freeEdge(figure: Figure, cut: SkirtCut, side: Side, top: number, foot: number, t: number): number {
  if (cut.profile === 'trumpet') {
    const y = Math.min(lerp(cut.topY, cut.hemY, t), figure.levels.knee)
    return lerp(figure.trunk(side, y, cut.ease)[0], foot, smooth(0.5, 1, t) ** 1.3)
  }
  const power = { pencil: 1, straight: 1, aLine: 0.92, bell: 0.72 }
  const share =
    cut.profile === 'ball' ? Math.sin((Math.min(1, t * 1.05) * Math.PI) / 2) ** 0.72 : t ** power[cut.profile]
  return lerp(top, foot, share)
}

/** Drafts a skirt without its waistband: outline, surface, folds and hem. */
export function skirt(figure: Figure, cut: SkirtCut, chance: Chance, name = 'skirt'): Piece {
  const cone = skirtCone(figure, cut, chance)
  const pleated = cut.pleats ? pleatCone(cone, cut.pleats, cut.boxPleats) : null
  const whole = pleated?.hem ?? cone.hem
  const slit = cut.slit ? openSlit(cone, whole, cut) : null
  const hem = slit?.hem ?? whole
  const plain = !cut.pleats && !cut.flutes
  return makePiece(
    'skirt',
    name,
    [[...cone.left, ...hem, ...cone.right.slice().reverse(), ...cone.top.slice().reverse()]],
    {
      left: cone.left,
      right: cone.right,
      surface: cone.surface,
      folds: [...(pleated?.folds ?? []), ...(plain ? hipPulls(figure, cut) : [])],
      lines: [...cone.lines, ...(pleated?.lines ?? []), ...(slit?.lines ?? []), ...(pleated ? [] : [hemStitch(hem)])],
      contours: [
        { path: cone.left, weight: 1, taper: [0.05, 0] },
        { path: cone.right, weight: 1.15, taper: [0.05, 0] },
        { path: hem, weight: 0.95, taper: [0, 0] },
        { path: cone.top, weight: 0.9, taper: [0, 0] },
      ],
    },
  )
}

/** The cone of a skirt, for blocks that lay something on it. */
export function skirtCone(figure: Figure, cut: SkirtCut, chance: Chance): Cone {
  const edges = skirtEdges(figure, cut)
  const [left, right] = edges(1)
  const half = (right[0] - left[0]) / 2
  return openCone(
    {
      edges,
      flutes: cut.pleats ? 0 : cut.flutes,
      depth: cut.depth,
      rise: cut.gather ? 0.02 : cut.profile === 'trumpet' ? 0.5 : 0.16,
      gather: cut.gather,
      sag: [0.045, clamp(0.07 + half * 0.07, 0.08, 0.2) * half],
      highLow: cut.highLow,
      slant: cut.slant,
      clothTop: cut.topY - figure.levels.neck,
    },
    chance,
  )
}

const hemStitch = (hem: Path): DrawnLine => ({
  path: hem.map(([x, y]): Point => [x, y - 0.045]),
  weight: 0.9,
  kind: 'topstitch',
  taper: [0, 0],
})

/** The slit as a narrow opening in the hem: its overlapping edge stands still, the other swings open. */
function openSlit(cone: Cone, hem: Path, cut: SkirtCut): { hem: Point[]; lines: DrawnLine[] } {
  const at = Math.round(cut.slitAt * (hem.length - 1))
  const angle = Math.asin(clamp(cut.slitAt * 2 - 1, -1, 1))
  const head = cone.at(angle, 1 - cut.slit)
  const mouth = 0.05 + 0.13 * cut.slit * (cut.hemY - cut.topY) * 0.5
  const foot = hem[at]
  const beyond = hem.findIndex(([x], i) => i > at && x > foot[0] + mouth)
  if (beyond < 0) return { hem: [...hem], lines: [] }
  const edge: Point[] = [foot, [lerp(foot[0], head.x, 0.5) - 0.005, lerp(foot[1], head.y, 0.5)], [head.x, head.y]]
  const swing: Point[] = [
    [head.x, head.y],
    [lerp(head.x, hem[beyond][0], 0.45), lerp(head.y, hem[beyond][1], 0.5)],
    hem[beyond],
  ]
  const opened = [...spline(edge, false, 6), ...spline(swing, false, 6).slice(1)]
  return {
    hem: [...hem.slice(0, at), ...opened, ...hem.slice(beyond + 1)],
    lines: [
      {
        path: [
          [head.x, head.y - 0.06],
          [head.x, head.y],
        ],
        weight: 1.6,
        kind: 'seam',
        taper: [0.3, 0],
      },
    ],
  }
}

/** Drags from the hips and the legs under a skirt that hangs close. */
function hipPulls(figure: Figure, cut: SkirtCut): Fold[] {
  const { hip, crotch, knee } = figure.levels
  const hemY = cut.hemY
  const drags = ([-1, 1] as const).flatMap((side) =>
    [0, 1]
      .filter((k) => hip + 0.2 + k * 0.16 < hemY)
      .map((k): Fold => {
        const from = figure.trunk(side * 0.95, hip + 0.1 + k * 0.16, cut.ease)
        const to = figure.trunk(side * 0.15, crotch - 0.02 + k * 0.12)
        const bend: Point = [lerp(from[0], to[0], 0.5), lerp(from[1], to[1], 0.5) + 0.05]
        return {
          path: spline([from, bend, to], false, 8),
          widths: [0.03, 0.05],
          height: 0.32,
          kind: 'ridge',
          fades: [0.15, 0.6],
        }
      }),
  )
  if (hemY < crotch + 0.35) return drags
  const thighs = figure.legs.map((leg): Fold => {
    const x = leg.at(0.5).centre[0]
    return {
      path: [
        [x, crotch + 0.1],
        [x, Math.min(hemY, knee)],
      ],
      widths: [0.16, 0.14],
      height: 0.28,
      kind: 'ridge',
      fades: [0.3, 0.1],
    }
  })
  const between: Fold = {
    path: [figure.across(0, crotch), [figure.trunk(0, hemY)[0], hemY]],
    widths: [0.06, 0.08],
    height: -0.3,
    kind: 'ridge',
    fades: [0.4, 0],
  }
  return [...drags, ...thighs, between]
}

/** The inside of the back that shows under a front cut shorter by the cut's `highLow`. */
export function skirtInside(front: Piece, cut: SkirtCut): Piece {
  const [from, to] = [front.left[front.left.length - 1], front.right[front.right.length - 1]]
  const low = Math.max(from[1], to[1]) + cut.highLow * 0.35
  const drop = low - Math.max(from[1], to[1])
  const hang = (across: number, share: number): Point => [
    lerp(from[0], to[0], across),
    lerp(from[1], to[1], across) + drop * share,
  ]
  const back = spline(
    [from, hang(0.07, 0.5), hang(0.26, 0.93), hang(0.5, 1), hang(0.74, 0.93), hang(0.93, 0.5), to],
    false,
    8,
  )
  return makePiece(
    'skirtInside',
    'skirtInside',
    [[...back, ...front.right.slice(-12).reverse(), ...front.left.slice(-12)]],
    {
      layer: 'back',
      brightness: 0.62,
      takesPrint: false,
      castsShadow: false,
      fullness: 0.3,
    },
  )
}
