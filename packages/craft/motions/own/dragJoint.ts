import { clamp, type Point } from '@toile/geometry'
import { minus, type Place, plus, radians, times, turnedBy } from '../../mannequins/round/place.ts'
import { legShare } from '../../mannequins/round/placing.ts'
import { lower, projectOver } from '../../mannequins/round/posed.ts'
import { headPoseOf } from '../../mannequins/round/headPose.ts'
import { bendInSpace } from '../../mannequins/round/bendInSpace.ts'
import { directionsOf } from '../arms.ts'
import { limbsOf } from '../limbsOf.ts'
import type { Mover } from '../motion.ts'
import { gestureOfPose, type OwnPose, poseOfGesture } from './ownPose.ts'

/** What can be dragged on a body, in the order of the keyboard. */
export const joints = [
  { id: 'head', label: 'Head' },
  { id: 'chest', label: 'Chest' },
  { id: 'hips', label: 'Hips' },
  { id: 'elbowLeft', label: 'Left elbow' },
  { id: 'wristLeft', label: 'Left hand' },
  { id: 'elbowRight', label: 'Right elbow' },
  { id: 'wristRight', label: 'Right hand' },
  { id: 'kneeLeft', label: 'Left knee' },
  { id: 'ankleLeft', label: 'Left foot' },
  { id: 'kneeRight', label: 'Right knee' },
  { id: 'ankleRight', label: 'Right foot' },
] as const
export type JointId = (typeof joints)[number]['id']

/** How many degrees a head turns for a head's width that it is dragged. */
const turned = 62

/** Where the joints of a pose are on the page, in heads; left is the viewer's where the body faces us. */
export function jointsOf(mover: Mover, pose: OwnPose): Readonly<Record<JointId, Point>> {
  const { build, footHeight, rest } = mover
  const gesture = gestureOfPose(pose, rest)
  const { arms, legs, spine } = limbsOf(mover, gesture)
  const project = projectOver(build, build.ankleY + footHeight - pose.sink * legShare(build))
  const [left, right, leftLeg, rightLeg] = [arms(0), arms(1), legs(0), legs(1)]
  return {
    head: headPoseOf(build, gesture, spine).pivot,
    chest: project(spine.station(build.levels.bust).at),
    hips: project(spine.station(build.levels.hip).at),
    elbowLeft: project(left[1]),
    wristLeft: project(left[2]),
    elbowRight: project(right[1]),
    wristRight: project(right[2]),
    kneeLeft: project(leftLeg[1]),
    ankleLeft: project(leftLeg[2]),
    kneeRight: project(rightLeg[1]),
    ankleRight: project(rightLeg[2]),
  }
}

/** A pose one of whose joints was dragged to a place of the page: limbs follow by their bones in space, at the depth they had. */
export function dragJoint(mover: Mover, pose: OwnPose, joint: JointId, to: Point): OwnPose {
  const from = jointsOf(mover, pose)[joint]
  const by: Point = [to[0] - from[0], to[1] - from[1]]
  const changed = { ...pose, ...draggedBy(mover, pose, joint, by) }
  return poseOfGesture(gestureOfPose(changed, mover.rest))
}

function draggedBy(mover: Mover, pose: OwnPose, joint: JointId, [x, y]: Point): Partial<OwnPose> {
  const { head, chest, pelvis } = pose
  const long = legShare(mover.build)
  const aside = x * Math.max(0.35, Math.abs(Math.cos(pose.yaw * radians))) * (Math.cos(pose.yaw * radians) < 0 ? -1 : 1)
  switch (joint) {
    case 'head':
      return { head: { ...head, yaw: head.yaw + x * turned, nod: head.nod + y * turned } }
    case 'chest':
      return { chest: { ...chest, shift: chest.shift + aside, tilt: chest.tilt + aside * 14, z: chest.z + y * 0.5 } }
    case 'hips':
      return {
        pelvis: { ...pelvis, shift: pelvis.shift + aside, tilt: pelvis.tilt - aside * 30 },
        sink: pose.sink + y / long,
      }
    case 'elbowLeft':
    case 'wristLeft':
    case 'elbowRight':
    case 'wristRight':
      return armDragged(mover, pose, joint.endsWith('Right') ? 1 : 0, joint.startsWith('elbow'), [x, y])
    case 'kneeLeft':
    case 'kneeRight': {
      const index = joint.endsWith('Right') ? 1 : 0
      return legWith(pose, index, ({ kneeOut, ...own }) => ({
        ...own,
        kneeOut: kneeOut + (index ? 1 : -1) * aside * 2.2,
      }))
    }
    case 'ankleLeft':
    case 'ankleRight':
      return legWith(pose, joint.endsWith('Right') ? 1 : 0, (own) => {
        // A foot goes up from the floor, and along it where it is dragged down.
        const lift = own.lift - y / long
        const nearer = Math.max(0, -lift) * (long / lower)
        const [dx, , dz] = turnedBy([x, 0, nearer], -pose.yaw * radians)
        return { ...own, ankle: [own.ankle[0] + dx, own.ankle[1] + dz / long], lift: Math.max(0, lift) }
      })
  }
}

type Leg = OwnPose['legs'][0]

const legWith = ({ legs }: OwnPose, index: 0 | 1, change: (own: Leg) => Leg): Partial<OwnPose> => ({
  legs: [index ? legs[0] : change(legs[0]), index ? change(legs[1]) : legs[1]],
})

function armDragged(mover: Mover, pose: OwnPose, index: 0 | 1, byElbow: boolean, [x, y]: Point): Partial<OwnPose> {
  const { arms, yaw } = limbsOf(mover, gestureOfPose(pose, mover.rest))
  const [root, elbow, wrist] = arms(index)
  const { upperArm, foreArm } = mover.build
  const dragged = (place: Place): Place => plus(place, [x, y, 0])
  const bent = byElbow
    ? ([root, onSphere(root, dragged(elbow), elbow[2] - root[2], upperArm)] as const)
    : bendInSpace(root, dragged(wrist), upperArm, foreArm, minus(elbow, times(plus(root, wrist), 0.5)))
  const [, middle] = bent
  const end = byElbow ? plus(middle, minus(wrist, elbow)) : (bent[2] ?? wrist)
  const directed = directionsOf([root, middle, end], yaw, index)
  const own = { ...pose.arms[index], ...directed, rest: null }
  const holds = pose.hands[index] === 'hip' || pose.hands[index] === 'pocket' || pose.hands[index] === 'collar'
  const hand = holds ? 'relaxed' : pose.hands[index]
  return {
    arms: [index ? pose.arms[0] : own, index ? own : pose.arms[1]],
    hands: [index ? pose.hands[0] : hand, index ? hand : pose.hands[1]],
  }
}

/** The place on a sphere about a root that is seen where one is dragged to, on the side of the depth it had. */
function onSphere(root: Place, to: Place, depth: number, long: number): Place {
  const [x, y] = [to[0] - root[0], to[1] - root[1]]
  const flat = Math.hypot(x, y)
  const reach = clamp(flat, 0, long)
  const share = flat > 0 ? reach / flat : 0
  const z = Math.sqrt(Math.max(0, long * long - reach * reach)) * (depth < 0 ? -1 : 1)
  return [root[0] + x * share, root[1] + y * share, root[2] + z]
}
