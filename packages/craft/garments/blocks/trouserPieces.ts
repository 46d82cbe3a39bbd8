import {
  add,
  area,
  type Chance,
  clamp,
  lerp,
  mix,
  type Path,
  type Point,
  quadratic,
  reversed,
  scale,
  smooth,
  spline,
} from '@toile/geometry'
import type { Figure, Side } from '../../mannequins/figure.ts'
import { makePiece, type Piece } from '../piece.ts'
import { drapeOf, poplin } from './drape.ts'
import { proportion } from './proportion.ts'
import { legFolds } from './trouserFolds.ts'
import type { TrouserCut, TrouserLeg } from './trouserLeg.ts'

/** Drafts both legs, the rear one first; each swells as a tube of its own below hips that they share, so that light runs down the leg. */
export function trousers(figure: Figure, cut: TrouserCut, chance: Chance): TrouserLeg[] {
  const order: readonly (0 | 1)[] = figure.frontLeg === 1 ? [0, 1] : [1, 0]
  const legs = order.map((leg, i) => draftLeg(figure, cut, leg, i, chance.branch(`leg${leg}`)))
  return legs.map((leg, i) => ({
    ...leg,
    piece: { ...leg.piece, volume: [tube(figure, leg, Infinity), tube(figure, legs[1 - i], hipEnd(legs[1 - i]))] },
  }))
}

/** How far down a leg shares the hips' volume with the other. */
const hipEnd = ({ crotch, end }: TrouserLeg) => crotch[1] + Math.min(0.22, end * 0.3)

/** A leg down to a level as a tube that rises straight from the hip past the waist, so that no slope of the hip takes the leg's light. */
function tube(figure: Figure, { outer, inner, centre, hem }: TrouserLeg, low: number): Path {
  const hip = outer.find(([, y]) => y > figure.levels.hip) ?? outer[0]
  const down = (path: Path) => path.filter(([, y]) => y < low)
  const side: Path = [[hip[0], outer[0][1] - 0.4], ...down(outer).map(([x, y]): Point => [y < hip[1] ? hip[0] : x, y])]
  const middle: Path = [[centre[0][0], centre[0][1] - 0.4], ...centre, ...down(inner).slice(1)]
  return clockwise([...side, ...(low === Infinity ? hem.slice(1) : []), ...reversed(middle)])
}

/** The pieces of trousers: legs, and the inside of wide hems behind the feet. */
export const trouserPieces = (legs: readonly TrouserLeg[]): Piece[] => [
  ...legs.filter(({ hem }) => hemWidth(hem) > 0.3).map(hemInside),
  ...legs.map(({ piece }) => piece),
]

/** How deep the near half of a hem hangs that is looked down on, against its half width, and how deep at most, in heads. */
const sees = { share: 0.34, most: 0.13 } as const

/** The near half of the ellipse that the end of a leg is seen as: its corners are round. */
function hemEllipse(from: Point, to: Point): Path {
  const steps = 16
  const wide = Math.abs(to[0] - from[0]) / 2
  const deep = Math.min(sees.most, 0.02 + sees.share * wide)
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const angle = (Math.PI * i) / steps
    return add(mix(from, to, (1 - Math.cos(angle)) / 2), [0, deep * Math.sin(angle)])
  })
}

const clockwise = (outline: Path): Path => (area(outline) < 0 ? reversed(outline) : outline)

const hemWidth = (hem: Path) => Math.abs(hem[hem.length - 1][0] - hem[0][0])

function hemInside({ hem, leg }: TrouserLeg): Piece {
  const [from, to] = [hem[0], hem[hem.length - 1]]
  const back = quadratic(from, add(mix(from, to, 0.5), [0, -0.05]), to, 10)
  return makePiece('inside', `hemInside${leg}`, [[...back, ...reversed(hem)]], {
    layer: 'back',
    brightness: 0.5,
    takesPrint: false,
    castsShadow: false,
    fullness: 0,
  })
}

function draftLeg(figure: Figure, cut: TrouserCut, leg: 0 | 1, order: number, chance: Chance): TrouserLeg {
  const { levels } = figure
  const side: Side = leg === 0 ? -1 : 1
  const crotch = figure.across(0, levels.crotch + 0.05 + cut.ease * 0.5 + (cut.drop ?? 0))
  const end = endOfLeg(figure, cut, leg)
  const point = legPoint(figure, cut, leg, end)
  const steps = [0.3, 0.5, 0.7, 0.85, 1, 1.15, 1.3, 1.5, 1.7, 1.85, 2, 2.1].filter((t) => t < end - 0.06)
  const innerSteps = steps.filter((t) => !cut.drop || figure.legs[leg].at(t).centre[1] > crotch[1] - 0.02)
  const waistSide = figure.trunk(side, cut.topY, cut.ease)
  const hipSide = (share: number, spare: number) =>
    figure.trunk(side, lerp(cut.topY, levels.hip, share), cut.ease + spare)
  const thigh = cut.thigh * legBreadth(figure)
  const outer = spline(
    [
      waistSide,
      hipSide(0.33, 0.015),
      hipSide(0.66, 0.018 + thigh * 0.1),
      hipSide(1, 0.02 + thigh * 0.34),
      ...[...steps, end].map((t) => point(t, 1)),
    ],
    false,
    8,
  )
  const inner = spline(
    [crotch, ...[...innerSteps, end].map((t) => ownSide(figure, crotch, side, t, point(t, -1)))],
    false,
    8,
  )
  const [outerFoot, innerFoot] = [outer[outer.length - 1], inner[inner.length - 1]]
  const hem = hemEllipse(outerFoot, innerFoot)
  const waistCentre = figure.across(0, cut.topY + 0.022)
  const centre = spline([waistCentre, figure.across(0, lerp(cut.topY, levels.crotch, 0.5)), crotch], false, 10)
  const innerGrain = [...centre, ...inner.slice(1)]
  const bare = { leg, side, outer, inner, hem, centre, waistSide, waistCentre, crotch, end, point }
  const piece = makePiece('leg', `leg${leg}`, [[...outer, ...hem.slice(1), ...reversed(innerGrain).slice(1)]], {
    order,
    left: side < 0 ? outer : innerGrain,
    right: side < 0 ? innerGrain : outer,
    printAnchor: side < 0 ? 'right' : 'left',
    contours: [
      { path: outer, weight: side > 0 ? 1.1 : 1, taper: [0.03, 0] },
      { path: inner, weight: 1, taper: [0.1, 0] },
      { path: hem, weight: 0.9, taper: [0, 0] },
    ],
    ...legFolds(figure, cut, bare, chance),
  })
  return { ...bare, piece }
}

/** Where on the leg (0..2, beyond for hems below the ankle) the hem is; a lifted foot takes its hem with it. */
function endOfLeg(figure: Figure, cut: TrouserCut, leg: 0 | 1): number {
  const { knee, ankle } = figure.levels
  const limb = figure.legs[leg]
  const foot = limb.at(2).centre[1]
  const lifted = clamp((cut.hemY - knee) / (ankle - knee)) * (figure.build.ankleY - foot)
  const hemY = cut.hemY - lifted
  if (hemY >= foot) return 2 + hemY - foot
  let t = 0
  while (t < 2 && limb.at(t).centre[1] < hemY) t += 0.01
  return t
}

/** A man's hips are narrow beside his legs, which trousers are cut for. */
const manly = 1.2

const legBreadth = (figure: Figure): number => {
  const { ageGroup, gender } = figure.build
  return proportion(figure).breadth * (ageGroup === 'adult' && gender === 'male' ? manly : 1)
}

/** How much wider a leg is cut so that it falls straight past the calf; what is worn close takes the leg's own shape. */
function overCalf(figure: Figure, leg: 0 | 1, cut: TrouserCut, end: number): number {
  if (cut.thigh < 0.03 || end < 1.6) return 0
  const breadth = legBreadth(figure)
  const { outer, inner } = figure.legs[leg].at(calf)
  const straight = lerp(cut.knee, cut.hem, (calf - 1) / (end - 1)) * breadth
  return clamp(Math.max(outer, inner) + 0.01 - straight, 0, 0.06)
}
const calf = 1.35

function legPoint(figure: Figure, cut: TrouserCut, leg: 0 | 1, end: number): (t: number, u: number) => Point {
  const limb = figure.legs[leg]
  const breadth = legBreadth(figure)
  const kneeBone = limb.at(1)
  const { spread, swing } = drapeOf(cut.cloth ?? poplin)
  const wide = clamp((cut.hem - 0.2) * 4)
  const stand = 1 + (spread - 1) * 0.32 * wide
  const [kneeCut, hemCut] = [cut.knee * (1 + (spread - 1) * 0.2 * wide), cut.hem * stand]
  const clears = overCalf(figure, leg, cut, end)
  const knee = Math.max(kneeCut * breadth + clears * 0.6, kneeBone.outer + 0.012)
  const foot = hemCut * breadth + clears
  const stride = figure.frontLeg === null ? 0 : (figure.frontLeg === leg ? -0.4 : 1) * (figure.frontLeg === 0 ? 1 : -1)
  const sway = (t: number) => stride * 0.17 * wide * swing * breadth * clamp((t - 0.5) / Math.max(0.5, end - 0.5)) ** 2
  const swell = (t: number) => (cut.balloon ?? 0) * breadth * Math.sin(Math.PI * clamp(t / end) ** 0.85) ** 0.8
  const half = (t: number, outer: boolean) => plainHalf(t, outer) + swell(t) * (outer ? 1 : 0.5)
  const plainHalf = (t: number, outer: boolean) => {
    const bone = limb.at(Math.min(2, t))
    const body = outer ? bone.outer : bone.inner
    const thigh = body + cut.thigh * breadth
    if (end <= 1) return Math.max(body + 0.008, lerp(thigh, foot, smooth(0, end, t)))
    if (t < 1) return Math.max(body + 0.008 + Math.min(0, cut.thigh), lerp(thigh, knee, smooth(0, 1, t)))
    const least = cut.thigh < 0 ? body + 0.004 : t < 1.9 ? body + 0.012 : 0.05
    return Math.max(least, lerp(knee, foot, clamp((t - 1) / (end - 1))))
  }
  return (t, u) => {
    const bone = limb.at(Math.min(2, t))
    const centre = t <= 2 ? bone.centre : add(bone.centre, scale(bone.direction, t - 2))
    return add(add(centre, [sway(t), 0]), scale(bone.normal, u * half(t, u > 0)))
  }
}

/** Keeps an inner edge on its own side of the middle between the legs; in a walk the legs may pass each other. */
function ownSide(figure: Figure, crotch: Point, side: Side, t: number, at: Point): Point {
  const bone = Math.min(2, t)
  const middle = (figure.legs[0].at(bone).centre[0] + figure.legs[1].at(bone).centre[0]) / 2
  const passing = figure.frontLeg === null ? 0 : 0.4 * smooth(0.35, 1.1, t)
  const gap = t < 0.5 ? 0.006 : 0.012 - 0.05 * smooth(1, 2, t)
  const limit =
    lerp(crotch[0], middle, clamp(t)) - side * passing + side * (figure.frontLeg === null ? Math.max(0.002, gap) : gap)
  return [side > 0 ? Math.max(at[0], limit) : Math.min(at[0], limit), at[1]]
}
