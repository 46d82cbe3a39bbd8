import { clamp } from '@toile/geometry'
import type { Side } from '../figure.ts'
import { bendInSpace, type PlacedJoints } from './bendInSpace.ts'
import type { ArmGesture } from './gesture.ts'
import { girdleOf } from './girdleOf.ts'
import { minus, type Place, plus, radians, turnedBy } from './place.ts'
import { legShare, type Placing } from './placing.ts'
import { restOf } from './restOf.ts'

/** How far before the ankle the ball of a foot of scale 1 lies, which a raised heel turns about, in heads. */
export const ballReach = 0.34
/** No leg is drawn longer than this for a stride that its bones are too short for. */
const mostStretch = 1.03
/** How far outward a knee points that is not told. */
const kneeOut = 0.12

/** The joints of a leg: the ankle stands where the gesture says under the pelvis, the knee finds its way forward. The ball of the foot stays on the floor: a raised heel turns about it, and a leg that is a little too short for the stride is drawn longer. */
export function legInSpace({ build, gesture, spine, footHeight }: Placing, index: 0 | 1): PlacedJoints {
  const side = sideOf(index)
  const own = gesture.legs[index]
  const yaw = gesture.yaw * radians
  const long = legShare(build)
  const [x, , z] = turnedBy([own.ankle[0], 0, own.ankle[1] * long], yaw)
  const heel = (own.heel ?? 0) * radians
  const lift = Math.sin(heel) * ballReach * build.footScale - (1 - Math.cos(heel)) * footHeight
  const hip = spine.onTrunk(side * build.hipRoot[0], build.hipRoot[1], -0.02)
  const pole = turnedBy([side * (own.kneeOut ?? kneeOut), 0, 1], yaw)
  const ankle: Place = [x, build.ankleY - lift - ((own.lift ?? 0) + (gesture.sink ?? 0)) * long, z]
  const [thigh, shin] = [build.kneeY - build.hipRoot[1], build.ankleY - build.kneeY]
  const stretch = clamp((Math.hypot(...minus(ankle, hip)) / (thigh + shin)) * 1.002, 1, mostStretch)
  return bendInSpace(hip, ankle, thigh * stretch, shin * stretch, pole)
}

/** The joints of an arm: a hand that rests on the body is placed there and the elbow finds its own way; any other hangs as it is told. */
export function armInSpace(placing: Placing, index: 0 | 1): PlacedJoints {
  const { build, spine } = placing
  const side = sideOf(index)
  const root = (up = 0, within = 0): Place => {
    const [x, y, z] = spine.onTrunk(side * (build.armRoot[0] - within), build.armRoot[1], -0.04)
    return [x, y - up, z]
  }
  const straight = armFrom(placing, index, root())
  const { up, within } = girdleOf(build, straight)
  return up > 0 ? armFrom(placing, index, root(up, within)) : straight
}

function armFrom(placing: Placing, index: 0 | 1, root: Place): PlacedJoints {
  const { build, gesture, spine } = placing
  const { yaw } = spine.station(build.levels.bust)
  const arm = gesture.arms[index]
  const rest = restOf(placing, arm.rest ?? gesture.hands[index], index)
  if (rest) return bendInSpace(root, rest.at, build.upperArm, build.foreArm, turnedBy(rest.pole, yaw))
  return hanging(arm, sideOf(index), yaw, root, [build.upperArm, build.foreArm])
}

const sideOf = (index: 0 | 1): Side => (index ? 1 : -1)

function hanging(
  { upper, lower }: ArmGesture,
  side: Side,
  yaw: number,
  root: Place,
  lengths: readonly [number, number],
): PlacedJoints {
  const bone = ([out, forward]: readonly [number, number], length: number): Place => {
    const [o, f] = [out * radians, forward * radians]
    const down = Math.cos(o) * length
    return turnedBy([side * Math.sin(o) * length, down * Math.cos(f), down * Math.sin(f)], yaw)
  }
  const elbow = plus(root, bone(upper, lengths[0]))
  return [root, elbow, plus(elbow, bone(lower, lengths[1]))]
}
