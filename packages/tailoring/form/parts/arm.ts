import type { Measures } from '../../bodies/measures.ts'
import type { Build } from '../build.ts'
import type { Fit } from '../fit.ts'
import type { Spot } from '../form.ts'
import { loftOf } from '../loft.ts'
import { type Ring, ringOf } from '../ring.ts'
import type { Skeleton } from '../skeleton.ts'
import { smoothNearer, type Solid } from '../solid.ts'
import { handOf } from './hand.ts'

/** The left arm with its hand, wherever it points; its own x runs from its inner side outward, its y from the shoulder to the hand. */
export function armOf(measures: Measures, build: Build, skeleton: Skeleton, fit: Fit): Solid {
  const { scale, shoulder, arm, reach } = skeleton
  const loft = loftOf(armRings(measures, build, skeleton, fit), 9 * scale).distance
  const hand = handOf(measures, skeleton)
  const across = 1 / Math.hypot(arm[0], arm[1])
  const out: Spot = [-arm[1] * across, arm[0] * across, 0]
  const ahead: Spot = [-arm[0] * arm[2] * across, -arm[1] * arm[2] * across, 1 / across]
  const handFrom = reach - 40 * scale
  return (x, y, z) => {
    const [dx, dy, dz] = [x - shoulder[0], y - shoulder[1], z - shoulder[2]]
    const along = dx * arm[0] + dy * arm[1] + dz * arm[2]
    const side = dx * out[0] + dy * out[1]
    const front = dx * ahead[0] + dy * ahead[1] + dz * ahead[2]
    const near = loft(side, along, front)
    return along > handFrom ? smoothNearer(near, hand(side, along - reach, front), 14 * scale) : near
  }
}

function armRings(measures: Measures, build: Build, { scale, reach }: Skeleton, fit: Fit): Ring[] {
  const upper = measures.upperArm * fit.upperArm
  const elbow = measures.elbow * fit.elbow
  const thin = measures.wrist * fit.wrist
  const ring = (y: number, girth: number, aspect: number, middle = 0, aside = 0, front = 0.5) =>
    ringOf(y, girth, { aspect, front, middle: middle * scale, aside: aside * scale, power: 2 })
  return [
    ring(-0.145 * measures.upperArm, upper * 0.16, 0.95, 0, -6),
    ring(-0.12 * measures.upperArm, upper * 0.5, 0.95, 0, -5),
    ring(-0.07 * measures.upperArm, upper * 0.78, 0.94, 0, -3),
    ring(-0.01 * measures.upperArm, upper * 0.93, 0.93, 0, -1),
    ring(reach * 0.08, upper * (0.98 + build.muscle * 0.06), 0.9, 0, 2),
    ring(reach * 0.2, upper * (0.98 + build.muscle * 0.03), 0.88, 1, 1),
    ring(reach * 0.3, upper, 0.86, 3, -1),
    ring(reach * 0.42, upper * 0.55 + elbow * 0.43, 0.88, 2, -1),
    ring(reach * 0.54, elbow, 0.94, 1),
    ring(reach * 0.64, elbow * 1.0, 0.92, 4, 2),
    ring(reach * 0.78, elbow * 0.5 + thin * 0.46, 0.86, 6, 1),
    ring(reach * 0.92, thin * 1.02, 0.76, 8),
    ring(reach, thin, 0.72, 8),
    ring(reach + 16 * scale, thin * 1.0, 0.6, 8),
    ring(reach + 30 * scale, thin * 0.7, 0.5, 8),
  ]
}
