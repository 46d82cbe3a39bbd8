import { type Table, remembered } from '@toile/geometry'
import type { Side } from '../figure.ts'
import type { ArmGesture, Gesture, LegGesture } from './gesture.ts'
import type { Placed, PosedLimb } from './posed.ts'
import { openRuler } from './ruler.ts'

/** A body as it is told from its back: what was before it lies behind, its left is the viewer's left. */
export function fromBehind(placed: Placed): Placed {
  const { build, gesture, arms, legs, section, spine } = placed
  const half = gesture.yaw > 0 ? Math.PI : -Math.PI
  const limb = ({ joints, flat }: PosedLimb, profile: Table, side: Side): PosedLimb => ({
    joints,
    flat,
    ruler: openRuler(flat, profile, side),
  })
  return {
    ...placed,
    gesture: gestureFromBehind(gesture),
    arms: [limb(arms[1], build.arm, -1), limb(arms[0], build.arm, 1)],
    legs: [limb(legs[1], build.leg, -1), limb(legs[0], build.leg, 1)],
    section: remembered((y) => {
      const { wide, front, back } = section(y)
      return { wide, front: back, back: front }
    }),
    spine: {
      station(y) {
        const { at, tilt, yaw } = spine.station(y)
        return { at, tilt, yaw: yaw - half }
      },
    },
  }
}

/** What rests before the body is hidden by it from behind, and what rests behind it is seen. */
function armFromBehind({ rest, over, ...arm }: ArmGesture): ArmGesture {
  if (rest === 'back') return { ...arm, over: true }
  return over || rest ? { ...arm, rest: 'back', over: false } : arm
}

const legFromBehind = ({ ankle: [x, z], ...leg }: LegGesture): LegGesture => ({ ...leg, ankle: [-x, -z] })

/** The same gesture as it is seen by somebody who stands behind. */
function gestureFromBehind(gesture: Gesture): Gesture {
  const { yaw, arms, hands, legs, weight } = gesture
  return {
    ...gesture,
    yaw: yaw > 0 ? yaw - 180 : yaw + 180,
    arms: [armFromBehind(arms[1]), armFromBehind(arms[0])],
    hands: [hands[1], hands[0]],
    legs: [legFromBehind(legs[1]), legFromBehind(legs[0])],
    weight: weight === 0 ? 1 : 0,
  }
}
