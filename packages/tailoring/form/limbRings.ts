import type { Measures } from '../bodies/measures.ts'
import type { Fit } from './fit.ts'
import { type Ring, ringOf } from './ring.ts'
import type { Skeleton } from './skeleton.ts'

/** The rings of the left leg from the ankle to the hip; its axis runs a little inward and its calf stands back. */
export function legRings(measures: Measures, { scale, levels, hip, ankle }: Skeleton, fit: Fit): Ring[] {
  const { thigh, knee, calf } = measures
  const ring = (y: number, girth: number, middle: number, front: number, aspect = 0.96) => {
    const share = (y - ankle[1]) / (hip[1] - ankle[1])
    const aside = ankle[0] + (hip[0] - ankle[0]) * Math.max(0, Math.min(1.1, share))
    return ringOf(y, girth, { aspect, front, middle: middle * scale, aside, power: 2.1 })
  }
  const shin = levels.knee - ankle[1]
  const top = levels.crotch - levels.knee
  return [
    ring(ankle[1] - 50 * scale, measures.ankle * fit.ankle * 1.12, -26, 0.5, 0.85),
    ring(ankle[1], measures.ankle * fit.ankle, -24, 0.5, 0.85),
    ring(ankle[1] + shin * 0.35, calf * fit.calf * 0.82, -26, 0.47),
    ring(ankle[1] + shin * 0.68, calf * fit.calf, -30, 0.42),
    ring(levels.knee - 30 * scale, knee * fit.knee * 0.97, -16, 0.48),
    ring(levels.knee, knee * fit.knee, -12, 0.52),
    ring(levels.knee + top * 0.25, knee * fit.knee * 0.55 + thigh * fit.thigh * 0.45, -8, 0.54),
    ring(levels.knee + top * 0.65, thigh * fit.thigh * 0.9, -6, 0.52),
    ring(levels.crotch - 20 * scale, thigh * fit.thigh, -8, 0.5),
    ring(levels.crotch + 40 * scale, thigh * fit.thigh * 0.97, -10, 0.48),
    ring(levels.hips, thigh * fit.thigh * 0.6, -8, 0.48),
  ]
}

/** The rings of the left arm and hand by how far along they lie from the shoulder joint; across the arm runs from its inner side outward. */
export function armRings(measures: Measures, { scale, wrist, shoulder }: Skeleton, fit: Fit): Ring[] {
  const reach = Math.hypot(wrist[0] - shoulder[0], wrist[1] - shoulder[1], wrist[2] - shoulder[2])
  const upper = measures.upperArm * fit.upperArm
  const elbow = measures.elbow * fit.elbow
  const thin = measures.wrist * fit.wrist
  const ring = (y: number, girth: number, aspect: number, middle = 0) =>
    ringOf(y, girth, { aspect, front: 0.5, middle, power: 2.1 })
  const hand = measures.wrist * 1.0
  return [
    ring(-28 * scale, upper * 0.5, 0.95),
    ring(0, upper * 1.02, 0.95),
    ring(reach * 0.2, upper, 0.92),
    ring(reach * 0.38, upper * 0.96, 0.9),
    ring(reach * 0.54, elbow, 0.92),
    ring(reach * 0.66, elbow * 0.98, 0.9),
    ring(reach * 0.85, (elbow * 0.3 + thin * 0.7) * 1.02, 0.82),
    ring(reach, thin, 0.74),
    ring(reach + 34 * scale, hand * 1.12, 0.44),
    ring(reach + 84 * scale, hand * 1.2, 0.34),
    ring(reach + 130 * scale, hand, 0.3),
    ring(reach + 164 * scale, hand * 0.72, 0.32),
    ring(reach + 178 * scale, hand * 0.36, 0.4),
  ]
}
