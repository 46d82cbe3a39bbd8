import { lerp } from '@toile/geometry'
import type { Gesture, TrunkGesture } from '../mannequins/round/gesture.ts'
import { towards } from './angles.ts'
import { armsBetween } from './arms.ts'
import type { Mover } from './motion.ts'

const trunkBetween = (a: TrunkGesture, b: TrunkGesture, share: number): TrunkGesture => ({
  shift: lerp(a.shift, b.shift, share),
  tilt: lerp(a.tilt, b.tilt, share),
  z: lerp(a.z, b.z, share),
})

/** A gesture on the way from one to another, but for its legs, which stay the first's: feet go their own way. */
export function mixed(mover: Mover, from: Gesture, to: Gesture, share: number): Gesture {
  if (share <= 0) return from
  const [a, b] = [from.head, to.head]
  const trunk = {
    ...(share < 0.5 ? from : to),
    yaw: towards(from.yaw, to.yaw, share),
    twist: lerp(from.twist, to.twist, share),
    chest: trunkBetween(from.chest, to.chest, share),
    pelvis: trunkBetween(from.pelvis, to.pelvis, share),
    head: {
      yaw: towards(a.yaw, b.yaw, share),
      nod: lerp(a.nod, b.nod, share),
      roll: lerp(a.roll, b.roll, share),
      shift: lerp(a.shift, b.shift, share),
    },
    legs: from.legs,
    gaze: lerp(from.gaze, to.gaze, share),
    breeze: lerp(from.breeze, to.breeze, share),
    sink: lerp(from.sink ?? 0, to.sink ?? 0, share),
  }
  return { ...trunk, ...armsBetween(mover, trunk, from, to, share) }
}
