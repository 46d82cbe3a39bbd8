import type { Measures } from '../../bodies/measures.ts'
import type { Build } from '../build.ts'
import type { Fit } from '../fit.ts'
import type { Spot } from '../form.ts'
import { type Loft, loftOf } from '../loft.ts'
import { type Mound, raised } from '../mounds.ts'
import type { Skeleton } from '../skeleton.ts'
import { smoothNearer, type Solid } from '../solid.ts'
import { trunkRings } from './trunkRings.ts'

/** The trunk on its left side, with the hollow of its spine, shoulder blades, collar bones, chest and belly. */
export function torsoOf(measures: Measures, build: Build, skeleton: Skeleton, fit: Fit): { solid: Solid; loft: Loft } {
  const loft = loftOf(trunkRings(measures, build, skeleton, fit), 22 * skeleton.scale)
  const bottom = skeleton.levels.crotch + fit.crotch
  const round = 60 * skeleton.scale
  const closed: Solid = (x, y, z) => -smoothNearer(-loft.distance(x, y, z), y - bottom, round)
  return { loft, solid: raised(closed, moundsOf(build, skeleton, loft)) }
}

function moundsOf(build: Build, { scale, levels, nape }: Skeleton, { ringAt }: Loft): Mound[] {
  const { waist, shoulder, bust, hips, crotch } = levels
  const sized = ([x, y, z]: Spot): Spot => [x * scale, y * scale, z * scale]
  const mound = (x: number, y: number, ahead: boolean, reach: Spot, rise: number): Mound => {
    const { middle, front, back } = ringAt(y)
    return { at: [x * scale, y, ahead ? middle + front : middle - back], reach: sized(reach), rise: rise * scale }
  }
  const spine = [0.02, 0.26, 0.5, 0.74].map((share) =>
    mound(0, waist + (shoulder - waist) * share, false, [20, 62, 60], -7 + 3 * share),
  )
  return [
    ...spine,
    mound(0, hips + (waist - hips) * 0.45, false, [15, 40, 60], -4),
    mound(74, bust + (shoulder - bust) * 0.5, false, [44, 66, 60], build.blades),
    mound(52, bust + (shoulder - bust) * 0.05, false, [28, 40, 60], build.blades * 0.4),
    mound(0, shoulder - 34 * scale, true, [22, 20, 40], -5),
    mound(40, shoulder - 22 * scale, true, [30, 9, 40], 4),
    mound(95, shoulder - 12 * scale, true, [40, 9, 60], 4),
    mound(74, bust + (shoulder - bust) * 0.16, true, [56, 34, 50], build.pectorals),
    mound(84, bust + (shoulder - bust) * 0.46, true, [52, 44, 50], build.pectorals * 0.6),
    mound(0, bust - 20 * scale, true, [18, 70, 50], -0.4 * build.pectorals),
    mound(0, (waist + hips) / 2, true, [110, 100, 110], build.belly),
    mound(0, waist - 40 * scale, true, [9, 12, 30], -3.5),
    mound(0, nape - 4 * scale, false, [14, 18, 40], 3),
    mound(100, crotch + (waist - crotch) * 0.72, true, [34, 44, 90], build.belly > 12 ? 0 : 3),
  ]
}
