import { clamp, lerp } from '@toile/geometry'
import type { ArmGesture, Gesture } from '../mannequins/round/gesture.ts'
import type { PlacedJoints } from '../mannequins/round/bendInSpace.ts'
import { minus, type Place, radians, turnedBy } from '../mannequins/round/place.ts'
import { limbsOf } from './limbsOf.ts'
import type { Mover } from './motion.ts'

type Angles = readonly [out: number, forward: number]

/** The directions of an arm's bones in the space of a chest that is turned by radians. */
export function directionsOf([root, elbow, wrist]: PlacedJoints, yaw: number, index: 0 | 1): OwnArm {
  const side = index ? 1 : -1
  const angles = (bone: Place): [number, number] => {
    const [x, y, z] = turnedBy(bone, -yaw)
    const long = Math.hypot(x, y, z) || 1
    return [Math.asin(clamp((side * x) / long, -1, 1)) / radians, Math.atan2(z, y) / radians]
  }
  return { upper: angles(minus(elbow, root)), lower: angles(minus(wrist, elbow)) }
}

interface OwnArm {
  upper: [out: number, forward: number]
  lower: [out: number, forward: number]
}

/** An arm as the directions of its bones, where its hand rests on the body too. */
function directedArm(mover: Mover, gesture: Gesture, index: 0 | 1): ArmGesture {
  const { over } = gesture.arms[index]
  const { arms, yaw } = limbsOf(mover, gesture)
  return { ...directionsOf(arms(index), yaw, index), ...(over === undefined ? {} : { over }) }
}

/** The arms of a gesture on their way from one gesture's to another's: bones turn on arcs in space, and a hand that rests takes hold when it is there. */
export function armsBetween(
  mover: Mover,
  trunk: Gesture,
  from: Gesture,
  to: Gesture,
  share: number,
): Pick<Gesture, 'arms' | 'hands'> {
  if (share <= 0) return { arms: from.arms, hands: from.hands }
  if (share >= 1) return { arms: to.arms, hands: to.hands }
  const arm = (index: 0 | 1): ArmGesture => {
    const [a, b] = [from, to].map(({ arms, hands }) => directedArm(mover, { ...trunk, arms, hands }, index))
    if (!a || !b) return from.arms[index]
    const over = share < 0.5 ? a.over : b.over
    return {
      upper: onArc(a.upper, b.upper, share),
      lower: onArc(a.lower, b.lower, share),
      rest: 'free',
      ...(over === undefined ? {} : { over }),
    }
  }
  // A hand changes while it is fast, where the eye cannot follow.
  const hand = (index: 0 | 1) => (share < 0.6 ? from : to).hands[index]
  return { arms: [arm(0), arm(1)], hands: [hand(0), hand(1)] }
}

const heading = ([out, forward]: Angles): Place => [
  Math.sin(out * radians),
  Math.cos(out * radians) * Math.cos(forward * radians),
  Math.cos(out * radians) * Math.sin(forward * radians),
]

/** A direction so far on the arc between two. */
function onArc(from: Angles, to: Angles, share: number): Angles {
  const [a, b] = [heading(from), heading(to)]
  const angle = Math.acos(clamp(a[0] * b[0] + a[1] * b[1] + a[2] * b[2], -1, 1))
  if (angle < 1e-4) return to
  if (angle > 3.1) return [lerp(from[0], to[0], share), lerp(from[1], to[1], share)]
  const [u, v] = [Math.sin((1 - share) * angle), Math.sin(share * angle)].map((one) => one / Math.sin(angle))
  const [x, y, z] = ([0, 1, 2] as const).map((i) => a[i] * (u ?? 0) + b[i] * (v ?? 0))
  return [Math.asin(clamp(x ?? 0, -1, 1)) / radians, Math.atan2(z ?? 0, y ?? 1) / radians]
}
