import { clamp, distance, mix, readTable, type Table } from '@toile/geometry'
import type { Side } from '../figure.ts'
import type { Joints } from '../limb.ts'
import type { OwnFigure } from '../ownFigureOf.ts'
import { neutral } from '../poses/neutral.ts'
import { takeStance } from '../stance.ts'
import type { PlacedJoints } from './bendInSpace.ts'
import type { Gesture } from './gesture.ts'
import { type HeadPose, half } from './headPose.ts'
import { radians } from './place.ts'
import { lower, openPosed, type Posed, type PosedLimb } from './posed.ts'
import { openRuler } from './ruler.ts'
import { openSections } from './section.ts'
import type { Station } from './spine.ts'

/** No foot in a picture is taken to stand further before the other than this, in heads. */
const mostDeep = 0.8

/** Puts somebody's own mannequin into space as it stands in its picture: every joint lies where it is marked, and the foot that stands lower is the nearer one (requirements S3.19, S5.17). */
export function poseOwn(own: OwnFigure, footHeight: number): Posed {
  const { build, stance } = own
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
  const gesture = gestureOf(own)
  return openPosed({
    build,
    gesture,
    asked: gesture,
    arms,
    legs,
    floor: Math.max(left, right) + footHeight,
    section: openSections(build, straight.rows),
    head: headOf(own),
    straight,
    spine: { station: (y) => stationOf(stance.rows, y) },
  })
}

const deepened = ([root, middle, end]: Joints, z: number): PlacedJoints => [
  [root[0], root[1], 0],
  [middle[0], middle[1], z / 2],
  [end[0], end[1], z],
]

/** The trunk as its rows lean and shift, seen from the front. */
const stationOf = (rows: Table, y: number): Station => ({
  at: [readTable(rows, y, 1), y, 0],
  tilt: readTable(rows, y, 2) * radians,
  yaw: 0,
})

/** The head where it is marked, as tall as it is marked. */
function headOf({ build, stance, marks }: OwnFigure): HeadPose {
  return {
    pivot: mix(marks.headTop, marks.chin, 0.5),
    yaw: 0,
    nod: 0,
    roll: stance.headRoll,
    size: build.headHalf / half,
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
