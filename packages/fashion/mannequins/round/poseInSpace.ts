import { type Point, smooth, type Table } from '@toile/geometry'
import type { Build } from '../build.ts'
import type { Figure, Side } from '../figure.ts'
import type { Joints } from '../limb.ts'
import { neutral } from '../poses/neutral.ts'
import { takeStance } from '../stance.ts'
import type { PlacedJoints } from './bendInSpace.ts'
import { openBlock } from './blockOf.ts'
import type { Gesture } from './gesture.ts'
import { type HeadPose, headPoseOf } from './headPose.ts'
import { inProportion } from './inProportion.ts'
import { armInSpace, legInSpace, legShare, type Placing } from './limbsInSpace.ts'
import type { Place } from './place.ts'
import { openRuler, type Ruler } from './ruler.ts'
import { openSections, type Section } from './section.ts'
import { openSpine, openStations, type Station } from './spine.ts'

/** A limb in space, on the page, and as a ruler there. */
export interface PosedLimb {
  joints: PlacedJoints
  flat: Joints
  ruler: Ruler
}

type Pair<T> = readonly [T, T]

/** A body in space, the flat block that its garments are drafted on, and the view of it; lengths in heads, index 0 is the viewer's left. */
export interface Posed {
  build: Build
  gesture: Gesture
  block: Figure
  /** The block seen from behind. */
  blockBack: Figure
  blockArms: Pair<Ruler>
  blockLegs: Pair<Ruler>
  arms: Pair<PosedLimb>
  legs: Pair<PosedLimb>
  /** The side that is turned to the viewer. */
  near: 0 | 1
  floor: number
  station(y: number): Station
  section(y: number): Section
  /** A place in space on the page: nearer feet stand lower. */
  project(place: Place): Point
  head: HeadPose
}

/** How much lower on the page what stands a head nearer to the viewer is seen, at the feet. */
export const lower = 0.15

/** Puts a body into a gesture: joints in space first, then the page; `footHeight` is how far the ankle stands over the floor (requirement S3.04). */
export function poseInSpace(flat: Build, gesture: Gesture, footHeight: number): Posed {
  const build = inProportion(flat)
  const { levels } = build
  const straight = takeStance(build, neutral)
  const spine = openSpine(build, gesture)
  const section = openSections(build, straight.rows)
  const floor = build.ankleY + footHeight - (gesture.sink ?? 0) * legShare(build)
  const project = ([x, y, z]: Place): Point => [x, y + lower * smooth(levels.bust, floor, y) * z]
  const placing: Placing = { build, gesture, spine, section, footHeight }
  const limb = (joints: PlacedJoints, profile: Table, side: Side): PosedLimb => {
    const flat: Joints = [project(joints[0]), project(joints[1]), project(joints[2])]
    return { joints, flat, ruler: openRuler(flat, profile, side) }
  }
  const legs = [limb(legInSpace(placing, 0), build.leg, -1), limb(legInSpace(placing, 1), build.leg, 1)] as const
  const arms = [limb(armInSpace(placing, 0), build.arm, -1), limb(armInSpace(placing, 1), build.arm, 1)] as const
  const block = openBlock(build, straight, [arms[0].flat, arms[1].flat])
  const between = (joint: 1 | 2) => (legs[0].joints[joint][0] + legs[1].joints[joint][0]) / 2
  return {
    build,
    gesture,
    block: block.front,
    blockBack: block.back,
    blockArms: [openRuler(block.arms[0], build.arm, -1), openRuler(block.arms[1], build.arm, 1)],
    blockLegs: [openRuler(straight.legs[0], build.leg, -1), openRuler(straight.legs[1], build.leg, 1)],
    arms,
    legs,
    near: gesture.yaw >= 0 ? 0 : 1,
    floor,
    station: openStations(build, spine, between(1), between(2)),
    section,
    project,
    head: lowered(build, headPoseOf(build, gesture, spine)),
  }
}

/** How much deeper between the shoulders grown-ups carry their heads than flats show it, in heads. */
const deeper = { female: 0.04, male: 0.065 } as const

const lowered = ({ gender, ageGroup }: Build, head: HeadPose): HeadPose =>
  ageGroup === 'adult' ? { ...head, pivot: [head.pivot[0], head.pivot[1] + deeper[gender]] } : head
