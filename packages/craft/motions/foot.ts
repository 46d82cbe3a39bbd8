import { clamp, sure } from '@toile/geometry'
import type { Gesture, LegGesture } from '../mannequins/round/gesture.ts'
import { ballReach } from '../mannequins/round/limbsInSpace.ts'
import { radians, turnedBy } from '../mannequins/round/place.ts'
import { legShare } from '../mannequins/round/placing.ts'
import { openSpine } from '../mannequins/round/spine.ts'
import { wrapped } from './angles.ts'
import type { Floor, Moment, Mover } from './motion.ts'

/** A foot on a floor: where its ball is, where it points in degrees, how far its heel is up in degrees, how far it is off the floor in heads, and how far outward its knee points. */
export interface Foot {
  ball: Floor
  points: number
  heel: number
  lift: number
  kneeOut: number
}

export type Feet = readonly [left: Foot, right: Foot]

/** How straight a leg may become, as a share of its bones: a knee that locks pops. */
const straightest = 0.988
/** How far a knee points outward that is not told. */
const kneeOut = 0.12

/** How far before its ankle the ball of a foot lies whose heel is up. */
const ballBefore = ({ build, footHeight }: Mover, heel: number): number =>
  ballReach * build.footScale * Math.cos(heel * radians) - footHeight * Math.sin(heel * radians)

/** How much higher an ankle is whose heel is up, in heads. */
export const raisedBy = ({ build, footHeight }: Legs, heel: number): number =>
  Math.sin(heel * radians) * ballReach * build.footScale - (1 - Math.cos(heel * radians)) * footHeight

/** The heel at which an ankle is over its ball, so that the foot can turn on it. */
export const pivotHeel = ({ build, footHeight }: Mover): number =>
  Math.atan2(ballReach * build.footScale, footHeight) / radians

/** The feet of a gesture whose pelvis is over a place of the floor. */
export function feetOf(mover: Mover, { yaw, legs }: Gesture, at: Floor = [0, 0]): Feet {
  const long = legShare(mover.build)
  const foot = (index: 0 | 1): Foot => {
    const { ankle, toes, heel = 0, lift = 0, kneeOut: out = kneeOut } = legs[index]
    const [x, , z] = turnedBy([ankle[0], 0, ankle[1] * long], yaw * radians)
    const points = yaw + (index ? toes : -toes)
    const [aside, , ahead] = turnedBy([0, 0, ballBefore(mover, heel)], points * radians)
    return { ball: [at[0] + x + aside, at[1] + z + ahead], points, heel, lift, kneeOut: out }
  }
  return [foot(0), foot(1)]
}

/** Somebody over a place of the floor with their feet where they are; the hips sink as far as the legs need. */
export function onFeet(mover: Mover, gesture: Gesture, feet: Feet, at: Floor, planted: Moment['planted']): Moment {
  const long = legShare(mover.build)
  const leg = (index: 0 | 1): LegGesture => {
    const { ball, points, heel, lift, kneeOut: out } = feet[index]
    const [back, , away] = turnedBy([0, 0, ballBefore(mover, heel)], points * radians)
    const [x, , z] = turnedBy([ball[0] - back - at[0], 0, ball[1] - away - at[1]], -gesture.yaw * radians)
    return { ankle: [x, z / long], toes: (index ? 1 : -1) * wrapped(points - gesture.yaw), heel, lift, kneeOut: out }
  }
  const legs = [leg(0), leg(1)] as const
  const yaw = wrapped(gesture.yaw)
  const stood = { ...gesture, yaw, head: { ...gesture.head, yaw: wrapped(gesture.head.yaw) }, legs }
  return { gesture: { ...stood, sink: sinkOf(mover, stood) }, at, planted }
}

/** How far hips must sink at least so that no leg is longer than its bones allow; what the gesture sinks by itself counts. */
function sinkOf(mover: Mover, gesture: Gesture): number {
  const own = gesture.sink ?? 0
  const needed = ([0, 1] as const).map((index) => sinkFor(mover, gesture, index))
  return [own, ...needed].reduce((a, b) => softest(a, b))
}

/** The greater of two, without a corner where they cross. */
const softest = (a: number, b: number, within = 0.03): number =>
  Math.max(a, b) + Math.max(0, within - Math.abs(a - b)) ** 2 / (4 * within)

/** How far a leg's share of its bones may go: as far as it goes at rest, where somebody stands on a straight leg. */
function sinkFor({ build, footHeight, rest }: Mover, gesture: Gesture, index: 0 | 1): number {
  const most = clamp(reachOf({ build, footHeight }, rest, index), straightest, 1.015)
  const { across, down, bones, long } = legOf({ build, footHeight }, gesture, index)
  return (down - Math.sqrt(Math.max(0.01, (bones * most) ** 2 - across * across))) / long
}

type Legs = Pick<Mover, 'build' | 'footHeight'>

/** How long a leg of a gesture is, as a share of its bones. */
function reachOf(legs: Legs, gesture: Gesture, index: 0 | 1): number {
  const { across, down, bones, long } = legOf(legs, gesture, index)
  return Math.hypot(across, down - (gesture.sink ?? 0) * long) / bones
}

/** How far an ankle is from its hip across and down, before hips sink. */
function legOf({ build, footHeight }: Legs, gesture: Gesture, index: 0 | 1) {
  const long = legShare(build)
  const { ankle, heel = 0, lift = 0 } = sure(gesture.legs[index])
  const [x, , z] = turnedBy([ankle[0], 0, ankle[1] * long], gesture.yaw * radians)
  const side = index ? 1 : -1
  const hip = openSpine(build, gesture).onTrunk(side * build.hipRoot[0], build.hipRoot[1], -0.02)
  const raised = raisedBy({ build, footHeight }, heel)
  const y = build.ankleY - raised - lift * long
  return { across: Math.hypot(x - hip[0], z - hip[2]), down: y - hip[1], bones: build.ankleY - build.hipRoot[1], long }
}
