import { boundsOf, type Point } from '@toile/geometry'
import { type FloorShadow, floorShadow } from '../../people/round/feet/floorShadow.ts'
import { shoeCuts } from '../../people/round/shoes/shoeCuts.ts'
import { fillPlane } from '../../raster/fillPlane.ts'
import type { Stage } from '../../raster/stage.ts'
import { css } from '../../raster/tint.ts'
import type { Standing } from './ground.ts'
import { dark } from './layDark.ts'

/** Where a shadow lies on the floor, and how far it reaches to either side and down, in heads; how far the foot is off the floor. */
export interface Spot {
  centre: Point
  reach: number
  down: number
  off: number
}

/** The shadows of both feet of a body in space; nothing for a flat figure. */
export const footShadows = ({ posed, look }: Standing): FloorShadow[] =>
  posed ? ([0, 1] as const).map((leg) => floorShadow(posed, leg, shoeCuts[look.shoe])) : []

/** One spot under each foot in space, or one under both feet of a flat figure. */
export function floorSpots(standing: Standing): Spot[] {
  const shadows = footShadows(standing)
  if (!shadows.length) return [underBoth(standing)]
  return shadows.map(({ thrown, off }) => {
    const { left, right, top, bottom } = boundsOf(thrown)
    return { centre: [(left + right) / 2, bottom - 0.07], reach: (right - left) / 2, down: (bottom - top) / 2, off }
  })
}

/** The narrow dark where soles meet the floor; nothing under a foot in the air. */
export function touchFloor(stage: Stage, standing: Standing): void {
  for (const { touch, off } of footShadows(standing)) {
    const alpha = 0.66 * Math.max(0, 1 - off * 8)
    if (alpha > 0.02) for (const form of touch) fillPlane(stage, form, css(dark), { soft: 6, alpha })
  }
}

function underBoth({ figure }: Standing): Spot {
  const { ankleLeft, ankleRight } = figure.landmarks()
  const middle = (ankleLeft[0] + ankleRight[0]) / 2
  const reach = Math.abs(ankleRight[0] - ankleLeft[0]) / 2 + 0.75
  return { centre: [middle + 0.1, figure.levels.floor - 0.07], reach, down: 0.16, off: 0 }
}
