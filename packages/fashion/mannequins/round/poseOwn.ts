import { clamp, distance, mix, type Point, readTable, smooth, type Table } from '@toile/geometry'
import type { Side } from '../figure.ts'
import type { Joints } from '../limb.ts'
import type { OwnFigure } from '../ownFigureOf.ts'
import { neutral } from '../poses/neutral.ts'
import { takeStance } from '../stance.ts'
import type { PlacedJoints } from './bendInSpace.ts'
import { openBlock } from './blockOf.ts'
import type { Gesture } from './gesture.ts'
import type { HeadPose } from './headPose.ts'
import { type Place, radians } from './place.ts'
import { lower, type Posed, type PosedLimb } from './poseInSpace.ts'
import { openRuler } from './ruler.ts'
import { openSections } from './section.ts'
import { openStations, type Spine } from './spine.ts'

/** No foot in a picture is taken to stand further before the other than this, in heads. */
const mostDeep = 0.8
/** Half the breadth of a drawn head. */
const headHalf = 0.335

/** Puts somebody's own mannequin into space as it stands in its picture: every joint lies where it is marked, and the foot that stands lower is the nearer one (requirements S3.19, S5.17). */
export function poseOwn(own: OwnFigure, footHeight: number): Posed {
  const { build, stance } = own
  const { levels } = build
  const straight = takeStance(build, neutral)
  const [left, right] = stance.legs.map((joints) => joints[2][1])
  const deep = clamp((left - right) / lower / 2, -mostDeep, mostDeep)
  const limb = (joints: Joints, z: number, profile: Table, side: Side): PosedLimb => ({
    joints: deepened(joints, z),
    flat: joints,
    ruler: openRuler(joints, profile, side),
  })
  const arms = [limb(stance.arms[0], 0, build.arm, -1), limb(stance.arms[1], 0, build.arm, 1)] as const
  const legs = [limb(stance.legs[0], deep, build.leg, -1), limb(stance.legs[1], -deep, build.leg, 1)] as const
  const block = openBlock(build, straight, [stance.arms[0], stance.arms[1]])
  const spine = spineOf(stance.rows)
  const between = (joint: 1 | 2) => (stance.legs[0][joint][0] + stance.legs[1][joint][0]) / 2
  const floor = Math.max(left, right) + footHeight
  return {
    build,
    gesture: gestureOf(own),
    block: block.front,
    blockBack: block.back,
    blockArms: [openRuler(block.arms[0], build.arm, -1), openRuler(block.arms[1], build.arm, 1)],
    blockLegs: [openRuler(straight.legs[0], build.leg, -1), openRuler(straight.legs[1], build.leg, 1)],
    arms,
    legs,
    near: 0,
    floor,
    station: openStations(build, spine, between(1), between(2)),
    section: openSections(build, straight.rows),
    project: ([x, y, z]) => [x, y + lower * smooth(levels.bust, floor, y) * z],
    head: headOf(own),
  }
}

const deepened = ([root, middle, end]: Joints, z: number): PlacedJoints => [
  [root[0], root[1], 0],
  [middle[0], middle[1], z / 2],
  [end[0], end[1], z],
]

/** The trunk as its rows lean and shift, seen from the front. */
function spineOf(rows: Table): Spine {
  const station = (y: number) => ({
    at: [readTable(rows, y, 1), y, 0] as Place,
    tilt: readTable(rows, y, 2) * radians,
    yaw: 0,
  })
  return {
    station,
    onTrunk(x, y, z) {
      const { at, tilt } = station(y)
      return [at[0] + x * Math.cos(tilt), y + x * Math.sin(tilt), z]
    },
  }
}

/** The head where it is marked, as tall as it is marked. */
function headOf({ build, stance, marks }: OwnFigure): HeadPose {
  return {
    pivot: mix(marks.headTop, marks.chin, 0.5) as Point,
    yaw: 0,
    nod: 0,
    roll: stance.headRoll,
    size: build.headHalf / headHalf,
    tall: Math.max(0.2, distance(marks.headTop, marks.chin)),
    lock: 0,
  }
}

/** What is said of the stance besides its joints: both arms lie over the trunk, a hand above the chin over the head. */
function gestureOf({ stance, marks }: OwnFigure): Gesture {
  const arm = { upper: [0, 0], lower: [0, 0], over: true } as const
  const hand = (index: 0 | 1) =>
    stance.arms[index][2][1] < marks.chin[1] ? 'collar' : stance.armsOver[index] ? 'hip' : 'relaxed'
  const leg = (index: 0 | 1) => ({ ankle: [stance.legs[index][2][0], 0] as const, toes: 16 })
  const trunk = { shift: 0, tilt: 0, z: 0 }
  return {
    id: 'own',
    label: '',
    stance: 'neutral',
    yaw: 0,
    twist: 0,
    chest: trunk,
    pelvis: trunk,
    head: { yaw: 0, nod: 0, roll: 0, shift: 0 },
    arms: [arm, arm],
    hands: [hand(0), hand(1)],
    legs: [leg(0), leg(1)],
    weight: 0,
    mood: 'calm',
    gaze: 0,
    breeze: 0,
  }
}
