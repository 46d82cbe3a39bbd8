import { line, type Path, type Point, quadratic, spline } from '@toile/geometry'
import type { AnchorName } from '../anchor.ts'
import { pair } from './bodice.ts'
import { closedFromHalf, mirrored } from './closedFlat.ts'

/** A skirt by its right half: corners from the waist to the hem as [half width, y]. */
export interface SkirtCut {
  side: readonly Point[]
  hemSag?: number
}

/** Trousers by their right half. */
export interface LegsCut {
  /** Corners from the waist to the outer hem as [half width, y]. */
  side: readonly Point[]
  crotch: number
  /** Inner hem as [x, y]. */
  inner: Point
  hemSag?: number
}

/** Outlines and anchors of a skirt. */
export function draftSkirt({ side, hemSag = 0.08 }: SkirtCut): {
  outlines: Path[]
  anchors: Partial<Record<AnchorName, Point>>
} {
  const waist = side[0]
  const hem = side[side.length - 1]
  const right = [
    ...line([0, waist[1]], waist, 4),
    ...spline(side, false, 8),
    ...quadratic(hem, [hem[0] * 0.5, hem[1] + hemSag], [0, hem[1] + hemSag]),
  ]
  return { outlines: [closedFromHalf(right)], anchors: { ...pair('waist', waist), ...pair('hem', hem) } }
}

/** Outlines and anchors of trousers or shorts: two legs that overlap above the crotch. */
export function draftLegs({ side, crotch, inner, hemSag = 0.02 }: LegsCut): {
  outlines: Path[]
  anchors: Partial<Record<AnchorName, Point>>
} {
  const waist = side[0]
  const hem = side[side.length - 1]
  const leg: Point[] = [
    ...line([-0.02, waist[1]], waist, 4),
    ...spline(side, false, 8),
    ...quadratic(hem, [(hem[0] + inner[0]) / 2, Math.max(hem[1], inner[1]) + hemSag], inner),
    ...quadratic(inner, [inner[0] * 0.4 + 0.05, crotch + (inner[1] - crotch) * 0.25], [0, crotch]),
    [-0.02, crotch - 0.05],
  ]
  return {
    outlines: [leg, mirrored(leg)],
    anchors: { ...pair('waist', waist), ...pair('hem', hem), ...pair('hemInner', inner), crotch: [0, crotch] },
  }
}
