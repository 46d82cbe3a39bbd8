import { along, clamp, lerp, mix, type Path, type Point, smooth, spline } from '@toile/geometry'
import type { Figure, Side } from '../../mannequins/figure.ts'
import { drapeOf, poplin } from './drape.ts'
import type { SkirtCut } from './skirtCut.ts'

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

/** How far a skirt's hem swings sideways in a walk, in heads to the viewer's right: it trails on the side of the rear leg. */
export function hemSwing(figure: Figure, cut: Pick<SkirtCut, 'topY' | 'hemY' | 'profile' | 'flare' | 'cloth'>): number {
  if (figure.frontLeg === null) return 0
  const loose = cut.profile === 'pencil' ? 0.25 : clamp(0.45 + 2.4 * cut.flare, 0.4, 1.1)
  const length = Math.min(cut.hemY - cut.topY, 3.6)
  return (figure.frontLeg === 0 ? 1 : -1) * 0.062 * length * loose * drapeOf(cut.cloth ?? poplin).swing
}

function sideEdge(figure: Figure, cut: SkirtCut, side: Side): Path {
  const { knee } = figure.levels
  const top = figure.trunk(side, cut.topY, cut.ease)
  const middle = mix(figure.trunk(-1, cut.topY, cut.ease), figure.trunk(1, cut.topY, cut.ease), 0.5)[0]
  const centre = middle + (figure.trunk(0, cut.hemY)[0] - middle) * 0.55
  const swing = hemSwing(figure, cut)
  const hang = centre + side * hemHalf(figure, cut)
  const foot = outside(side, hang, figure.trunk(side, Math.min(cut.hemY, knee), 0.02)[0])
  const points = Array.from({ length: 13 }, (_, k): Point => {
    const t = k / 12
    const y = lerp(top[1], cut.hemY, t)
    const still = freeEdge(figure, cut, side, top[0], foot, t)
    const forced = skin(figure, cut, side, y, foot + swing * (swing * side > 0 ? 1 : 0.3))
    const free = outside(side, still + swing * t ** 1.8, forced)
    const leg = legReach(figure, side, y)
    return [leg === null ? free : outside(side, free, leg, 0.0004), y]
  })
  points[0] = top
  return spline(points, false, 5)
}

/** How far a leg stands out at a level below the crotch, so that no stance puts a calf through the cloth. */
function legReach({ legs, levels, frontLeg }: Figure, side: Side, y: number): number | null {
  const limb = legs[side < 0 ? 0 : 1]
  if (y < levels.crotch + 0.2 || (frontLeg !== null && y > levels.knee)) return null
  let t = 0.1
  while (t < 1.9 && limb.at(t).centre[1] < y) t += 0.05
  return t < 1.9 ? limb.edge(t, 1, 0.015)[0] : null
}

/** The farther out of two edges, rounded where they meet. */
const outside = (side: Side, a: number, b: number, rounding = 0.0025) =>
  (a + b + side * Math.sqrt((a - b) ** 2 + (a === b ? 0 : rounding))) / 2

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
function hemHalf(
  figure: Figure,
  { profile, flare, hipEase, ease: topEase, topY, hemY, cloth, gather }: SkirtCut,
): number {
  const ease = hipEase ?? topEase
  const hip = figure.halfWidth(figure.levels.hip)
  const narrow = hemY > figure.levels.hip + 0.3 ? 0.84 : 0.98
  if (profile === 'balloon') return hip * 0.96
  const { spread } = drapeOf(cloth ?? poplin)
  const stand = profile === 'pencil' ? 0 : (spread - 1) * (0.05 + 0.1 * gather)
  return (profile === 'pencil' ? hip * narrow : hip + ease) + (flare * (flare > 0 ? spread : 1) + stand) * (hemY - topY)
}

const powers = { pencil: 1, straight: 1, aLine: 0.92, bell: 0.72 }

function freeEdge(figure: Figure, cut: SkirtCut, side: Side, top: number, foot: number, t: number): number {
  const { fall } = drapeOf(cut.cloth ?? poplin)
  if (cut.profile === 'trumpet') {
    const y = Math.min(lerp(cut.topY, cut.hemY, t), figure.levels.knee)
    return lerp(figure.trunk(side, y, cut.ease)[0], foot, smooth(0.5, 1, t) ** (1.3 * fall))
  }
  if (cut.profile === 'balloon') {
    const bulge = (0.1 + cut.flare * 1.3) * (cut.hemY - cut.topY) ** 0.6 * drapeOf(cut.cloth ?? poplin).spread ** 0.5
    return lerp(top, foot, t) + side * bulge * Math.sin(Math.PI * t ** 1.25) ** 0.8
  }
  const share =
    cut.profile === 'ball'
      ? Math.sin((Math.min(1, t * 1.05) * Math.PI) / 2) ** (0.72 * fall)
      : t ** (powers[cut.profile] * fall)
  return lerp(top, foot, share)
}
