import type { Table } from '@toile/geometry'
import type { Build } from '../build.ts'
import type { Side } from '../figure.ts'
import type { Joints } from '../limb.ts'
import { neutral } from '../poses/neutral.ts'
import { takeStance } from '../stance.ts'
import type { PlacedJoints } from './bendInSpace.ts'
import { fromBehind } from './fromBehind.ts'
import type { Gesture } from './gesture.ts'
import { type HeadPose, headPoseOf, isTurnedAway } from './headPose.ts'
import { inProportion } from './inProportion.ts'
import { armInSpace, legInSpace } from './limbsInSpace.ts'
import { legShare, type Placing } from './placing.ts'
import { openPosed, type Placed, type Posed, type PosedLimb, projectOver, showsBothSides } from './posed.ts'
import { openRuler } from './ruler.ts'
import { openSections } from './section.ts'
import { openSpine } from './spine.ts'

/** Up to how far a turned body is told from its front, in degrees. */
const mostFront = 90

/** Puts a body into a gesture: joints in space first, then the page; `footHeight` is how far the ankle stands over the floor (requirements S3.04, S2.43). */
export function poseInSpace(flat: Build, gesture: Gesture, footHeight: number): Posed {
  const build = inProportion(flat)
  const straight = takeStance(build, neutral)
  const spine = openSpine(build, gesture)
  const section = openSections(build, straight.rows)
  const floor = build.ankleY + footHeight - (gesture.sink ?? 0) * legShare(build)
  const project = projectOver(build, floor)
  const placing: Placing = { build, gesture, spine, section, footHeight }
  const limb = (joints: PlacedJoints, profile: Table, side: Side): PosedLimb => {
    const flat: Joints = [project(joints[0]), project(joints[1]), project(joints[2])]
    return { joints, flat, ruler: openRuler(flat, profile, side) }
  }
  const legs = [limb(legInSpace(placing, 0), build.leg, -1), limb(legInSpace(placing, 1), build.leg, 1)] as const
  const arms = [limb(armInSpace(placing, 0), build.arm, -1), limb(armInSpace(placing, 1), build.arm, 1)] as const
  const head = lowered(build, headPoseOf(build, gesture, spine))
  const placed: Placed = { build, gesture, asked: gesture, arms, legs, floor, section, head, straight, spine }
  const front = () => openPosed(placed)
  const back = () => openPosed(fromBehind(placed), 'back')
  const isFront = Math.abs(gesture.yaw) <= mostFront
  const told = isFront ? front() : back()
  // What is worn on a head goes with the side that the head shows, wherever the body looks.
  if (!showsBothSides(told) && isTurnedAway(head) !== isFront) return told
  return { ...told, beyond: isFront ? back() : front() }
}

/** How much deeper between the shoulders grown-ups carry their heads than flats show it, in heads. */
const deeper = { female: 0.04, male: 0.065 } as const

const lowered = ({ gender, ageGroup }: Build, head: HeadPose): HeadPose =>
  ageGroup === 'adult' ? { ...head, pivot: [head.pivot[0], head.pivot[1] + deeper[gender]] } : head
