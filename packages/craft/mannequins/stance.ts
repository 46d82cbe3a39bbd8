import { add, lerp, mix, type Point, readTable, scale, smooth, subtract, type Table, unit } from '@toile/geometry'
import type { Build } from './build.ts'
import type { Side } from './figure.ts'
import { bendBetween, type Joints, jointsAt } from './limb.ts'
import type { ArmPose, HandName, LegPose, Pose } from './pose.ts'

type Pair<T> = readonly [T, T]

/** A pose worked out on a build: trunk rows [y, centre x, tilt in degrees, half width] and joints, all in heads; index 0 is the viewer's left. */
export interface Stance {
  rows: Table
  /** What a three-quarter turn leaves of the shoulder's half width. */
  shoulderHalf: number
  arms: Pair<Joints>
  legs: Pair<Joints>
  footTurns: Pair<number>
  trailing: Pair<number>
  hands: Pair<HandName>
  armsOver: Pair<boolean>
  frontLeg: 0 | 1 | null
  turn: number
  /** Radians. */
  headRoll: number
  headYaw: number
  headX: number
}

const radians = Math.PI / 180
/** A face drawn from the front turns no further than this, in radians, or its far eye would leave the head. */
const mostYaw = 0.26
/** Legs of a woman from hip to ankle: pose lifts are given in her heads. */
const womanLeg = 4.32
const womanHip = 0.572

/** Wrist to middle fingertip of a hand of scale 1, in heads. */
export const handLength = 0.72
/** Where the middle of the palm lies between wrist (0) and middle fingertip (1). */
const palm = 0.33

/** How far inside the hip's contour the wrist of a hanging arm may lie, in heads. */
const wristOverlap = 0.03

/** Where the fingers of a hand on the hip point: forward and down over the bone. */
export const handOnHip = (side: Side): Point => unit([-side * 0.62, 0.78])

/** Works a pose out on a build, seen from the front and not mirrored. */
export function takeStance(build: Build, pose: Pose): Stance {
  const { levels } = build
  const turn = pose.turn ?? 0
  const narrow = 1 - Math.abs(turn) * 0.3
  const shoulderShare = 1 - Math.abs(turn) * 0.36
  const tall = (build.ankleY - build.hipRoot[1]) / womanLeg
  // On a full build the feet stay under the body instead of moving out with the hips.
  const wide = Math.min(1.18, readTable(build.trunk, levels.hip) / womanHip)
  const trunk: Table = build.trunk.map(([y, half]) => {
    const chest = 1 - smooth(levels.bust, levels.waist + 0.2 * tall, y)
    const pelvis = smooth(levels.underbust, levels.highHip, y)
    const shift = (pose.chest.shift * chest + pose.pelvis.shift * pelvis) * wide
    return [y, shift, pose.chest.tilt * chest + pose.pelvis.tilt * pelvis, half * narrow]
  })
  const legOf = (leg: LegPose, side: Side): Joints => [
    place(trunk, side * build.hipRoot[0] * narrow, build.hipRoot[1]),
    [leg.kneeX * wide, build.kneeY - leg.kneeLift * tall],
    [leg.ankleX * wide, build.ankleY - leg.ankleLift * tall],
  ]
  const armOf = (arm: ArmPose, side: Side) =>
    armJoints(build, trunk, arm, place(trunk, side * build.armRoot[0] * shoulderShare, build.armRoot[1]), side)
  const legs: Pair<Joints> = [legOf(pose.legs[0], -1), legOf(pose.legs[1], 1)]
  return {
    rows: [...trunk, ...legRows(build, trunk, legs)],
    shoulderHalf: build.shoulder[0] * shoulderShare,
    arms: [armOf(pose.arms[0], -1), armOf(pose.arms[1], 1)],
    legs,
    footTurns: [pose.legs[0].footTurn, -pose.legs[1].footTurn],
    trailing: [pose.legs[0].trailing, pose.legs[1].trailing],
    hands: pose.hands,
    armsOver: ['restsOn' in pose.arms[0], 'restsOn' in pose.arms[1]],
    frontLeg: pose.frontLeg ?? null,
    turn,
    headRoll: pose.head.roll * radians,
    headYaw: mostYaw * Math.tanh((pose.head.yaw * radians) / mostYaw),
    headX: pose.chest.shift * wide + pose.head.shift,
  }
}

/** A lateral offset in the tilted trunk frame. */
export function place(rows: Table, x: number, y: number): Point {
  const tilt = readTable(rows, y, 2) * radians
  return [readTable(rows, y, 1) + x * Math.cos(tilt), y + x * Math.sin(tilt)]
}

function armJoints(build: Build, rows: Table, arm: ArmPose, root: Point, side: Side): Joints {
  if (!('restsOn' in arm)) {
    const bone = (angle: number, length: number): Point =>
      scale([side * Math.sin(angle * radians), Math.cos(angle * radians)], length)
    const opened = (by: number): Joints => {
      const elbow = add(root, bone(arm.upper[0] + by, build.upperArm * arm.upper[1]))
      return [root, elbow, add(elbow, bone(arm.lower[0] + by, build.foreArm * arm.lower[1]))]
    }
    const asPosed = opened(0)
    return opened(openingFor(asPosed, rows, side))
  }
  const wrist = arm.restsOn === 'hip' ? wristOnHip(build, rows, side) : wristInPocket(build, rows, side)
  // The elbow also points back, so both bones are seen a little short; less so where the trunk would hide it.
  const bentBy = (seen: number) =>
    bendBetween(
      root,
      wrist,
      build.upperArm * 0.95 * arm.lengths[0] * seen,
      build.foreArm * 0.88 * arm.lengths[1] * seen,
      side,
    )
  const elbow = [1, 1.06, 1.12, 1.18].map(bentBy).find((at) => standsClear(build, rows, at, side)) ?? bentBy(1.24)
  return [root, elbow, wrist]
}

/** Degrees by which a hanging arm opens so that the hips do not swallow forearm and wrist. */
function openingFor([root, elbow, wrist]: Joints, rows: Table, side: Side): number {
  const angles = [0.5, 1].map((t) => {
    const [x, y] = mix(elbow, wrist, t)
    const hipLine = place(rows, side * readTable(rows, y, 3), y)[0]
    return Math.atan2(side * (hipLine - x) - wristOverlap, y - root[1])
  })
  return Math.max(0, ...angles) / radians
}

/** Whether an elbow is seen beside the trunk and not before it. */
const standsClear = (build: Build, rows: Table, [x, y]: Point, side: Side): boolean =>
  side * (x - place(rows, side * readTable(rows, y, 3), y)[0]) > readTable(build.arm, 1, 2)

/** The palm lies on the hip bone, so the wrist stands off it up the hand's own direction. */
function wristOnHip(build: Build, rows: Table, side: Side): Point {
  const { highHip } = build.levels
  const bone = place(rows, side * readTable(rows, highHip, 3), highHip)
  const laid = add(bone, [side * 0.03, 0])
  return subtract(laid, scale(handOnHip(side), build.handScale * handLength * palm))
}

function wristInPocket(build: Build, rows: Table, side: Side): Point {
  const y = lerp(build.levels.highHip, build.levels.hip, 0.28)
  return add(place(rows, side * readTable(rows, y, 3), y), [side * 0.03, 0])
}

/** Trunk rows below the crotch: the space both legs take, so that skirts and coats sway with them. */
export function legRows(build: Build, trunk: Table, legs: Pair<Joints>): Table {
  const { thigh, knee, calf, ankle, floor } = build.levels
  const [, , tilt, half] = trunk[trunk.length - 1]
  const row = (y: number, t: number, tiltShare: number) => {
    const flesh = readTable(build.leg, t, 1)
    const left = Math.min(jointsAt(legs[0], y), jointsAt(legs[1], y)) - flesh
    const right = Math.max(jointsAt(legs[0], y), jointsAt(legs[1], y)) + flesh
    return [y, (left + right) / 2, tilt * tiltShare, Math.max((right - left) / 2, half * 0.68)]
  }
  return [row(thigh, 0.45, 0.5), row(knee, 1, 0.12), row(calf, 1.35, 0), row(ankle, 2, 0), row(floor, 2, 0)]
}

/** The same stance with left and right exchanged; also how a figure is seen from behind. */
export function mirroredStance(stance: Stance): Stance {
  const flip = (joints: Joints): Joints => [
    [-joints[0][0], joints[0][1]],
    [-joints[1][0], joints[1][1]],
    [-joints[2][0], joints[2][1]],
  ]
  return {
    ...stance,
    rows: stance.rows.map(([y, centre, tilt, half]) => [y, -centre, -tilt, half]),
    arms: [flip(stance.arms[1]), flip(stance.arms[0])],
    legs: [flip(stance.legs[1]), flip(stance.legs[0])],
    footTurns: [-stance.footTurns[1], -stance.footTurns[0]],
    trailing: [stance.trailing[1], stance.trailing[0]],
    hands: [stance.hands[1], stance.hands[0]],
    armsOver: [stance.armsOver[1], stance.armsOver[0]],
    frontLeg: stance.frontLeg === null ? null : stance.frontLeg === 0 ? 1 : 0,
    turn: -stance.turn,
    headRoll: -stance.headRoll,
    headYaw: -stance.headYaw,
    headX: -stance.headX,
  }
}
