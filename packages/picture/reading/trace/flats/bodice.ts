import { line, mix, type Path, type Point, quadratic, spline } from '@toile/geometry'
import type { AnchorName } from '../anchor.ts'
import { closedFromHalf, mirrored } from './closedFlat.ts'

/** The upper part of a flat by its right half: pairs are [half width, y], in any unit. */
export interface BodiceCut {
  neck: Point
  /** How far the neckline dips in the outline (negative: the back neck or a collar shows above). */
  dip: number
  /** Square, V or round dip. */
  dipForm?: 'round' | 'v' | 'square'
  shoulder: Point
  underarm: Point
  /** Corners down the side after the underarm; the last one is the hem. */
  side: readonly Point[]
  /** How far the hem sinks in the middle. */
  hemSag?: number
  sleeve?: SleeveCut
  /** Height of a stand or hood above the neck, and how far it spreads past the neck. */
  collar?: { height: number; spread: number }
}

/** A sleeve: length from the shoulder point, angle from vertical in degrees, width of the cuff, outward belly. */
export interface SleeveCut {
  length: number
  angle: number
  cuff: number
  belly?: number
  /** Width at the upper arm; a hanging sleeve this wide overlaps the body, and its notch lies below the underarm. */
  biceps?: number
}

/** Outlines and anchors of an upper part; the last side corner becomes the hem anchor. */
export function draftBodice(cut: BodiceCut): { outlines: Path[]; anchors: Partial<Record<AnchorName, Point>> } {
  const right = [...topEdge(cut), ...armhole(cut), ...sideEdge(cut)]
  const outlines: Path[] = [closedFromHalf(right)]
  const hem = cut.side[cut.side.length - 1]
  const anchors: Partial<Record<AnchorName, Point>> = {
    ...pair('neck', cut.neck),
    ...pair('underarm', cut.underarm),
    ...pair('hem', hem),
  }
  const strap = cut.shoulder[0] - cut.neck[0] < 0.16
  if (!strap) Object.assign(anchors, pair('shoulder', cut.shoulder))
  if (cut.sleeve) {
    const sleeve = draftSleeve(cut, cut.sleeve)
    outlines.push(sleeve.outline, mirrored(sleeve.outline))
    Object.assign(anchors, pair('cuff', sleeve.cuff))
  }
  return { outlines, anchors }
}

type Paired = 'neck' | 'shoulder' | 'underarm' | 'waist' | 'hem' | 'hemInner' | 'cuff'

/** The same anchor on both sides, from its place on the right. */
export const pair = (name: Paired, [x, y]: Point): Partial<Record<AnchorName, Point>> => ({
  [`${name}Left`]: [-x, y],
  [`${name}Right`]: [x, y],
})

function topEdge(cut: BodiceCut): Point[] {
  const { neck, collar, dip } = cut
  if (collar) {
    const { height, spread } = collar
    return [
      ...line([0, neck[1] - height], [neck[0] * 0.75, neck[1] - height], 4),
      ...spline([
        [neck[0] * 0.75, neck[1] - height],
        [neck[0] + spread, neck[1] - height * 0.25],
        [neck[0] + spread * 0.8, neck[1] + 0.06],
      ]),
    ]
  }
  const bottom: Point = [0, neck[1] + dip]
  if (cut.dipForm === 'v') return line(bottom, neck, 8)
  if (cut.dipForm === 'square') return [...line(bottom, [neck[0] * 0.9, neck[1] + dip], 6), neck]
  return quadratic(bottom, [neck[0] * 0.92, neck[1] + dip], neck)
}

function armhole({ shoulder, underarm, sleeve }: BodiceCut): Point[] {
  if (sleeve) return [shoulder, underarm]
  const pull: Point = [Math.min(shoulder[0], underarm[0]) - 0.06, (shoulder[1] + underarm[1] * 2) / 3]
  return quadratic(shoulder, pull, underarm)
}

function sideEdge({ underarm, side, hemSag = 0.04 }: BodiceCut): Point[] {
  const hem = side[side.length - 1]
  return [
    ...spline([underarm, ...side], false, 8),
    ...quadratic(hem, [hem[0] * 0.5, hem[1] + hemSag], [0, hem[1] + hemSag]),
  ]
}

function draftSleeve({ shoulder, underarm }: BodiceCut, sleeve: SleeveCut): { outline: Point[]; cuff: Point } {
  const angle = (sleeve.angle * Math.PI) / 180
  const along: Point = [Math.sin(angle), Math.cos(angle)]
  const inward: Point = [-along[1], along[0]]
  const outer: Point = [shoulder[0] + along[0] * sleeve.length, shoulder[1] + along[1] * sleeve.length]
  const inner: Point = [outer[0] + inward[0] * sleeve.cuff, outer[1] + inward[1] * sleeve.cuff]
  const belly = sleeve.belly ?? 0.03
  const bow = (from: Point, to: Point, by: number, share: number): Point => [
    from[0] + (to[0] - from[0]) * share - inward[0] * by,
    from[1] + (to[1] - from[1]) * share - inward[1] * by,
  ]
  const biceps = sleeve.biceps ?? (sleeve.angle < 30 ? 0.6 : 0.3)
  const elbow = bow(shoulder, outer, -biceps, 0.36)
  const outline = [
    ...spline([shoulder, bow(shoulder, outer, belly, 0.3), bow(shoulder, outer, belly * 0.8, 0.7), outer]),
    ...line(outer, inner, 4),
    ...quadratic(inner, mix(inner, elbow, 0.6), elbow),
    underarm,
    [underarm[0] - 0.2, shoulder[1] + 0.1] as const,
  ]
  return { outline, cuff: [(outer[0] + inner[0]) / 2, (outer[1] + inner[1]) / 2] }
}
