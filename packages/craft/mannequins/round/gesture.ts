import type { PoseId } from '../poses/index.ts'

/** What a hand does. */
export type HandGesture = 'relaxed' | 'strap' | 'pocket' | 'hip' | 'collar' | 'clutch' | 'flat'

/** Where on the body a hand rests; one on its way is free, whatever it already does. */
export type Rest =
  | 'free'
  | 'hip'
  | 'pocket'
  | 'collar'
  | 'lapel'
  | 'chin'
  | 'hair'
  | 'arm'
  | 'elbow'
  | 'front'
  | 'back'
  | 'thigh'

/** What a face says. */
export type Mood = 'calm' | 'smile' | 'laugh' | 'proud' | 'pensive'

/** An arm as two directions in the chest's own space: degrees outward from hanging, degrees forward. */
export interface ArmGesture {
  upper: readonly [out: number, forward: number]
  lower: readonly [out: number, forward: number]
  /** Whether it is drawn over the trunk; by itself the near arm is, the far one is not. */
  over?: boolean
  /** Where the hand rests on the body; by itself where its name says, or nowhere. */
  rest?: Rest
}

/** A leg by where its ankle stands under the pelvis, x and z in heads; how far the heel is up in degrees, the foot off the floor in heads, the knee outward, the toes outward in degrees. */
export interface LegGesture {
  ankle: readonly [x: number, z: number]
  heel?: number
  lift?: number
  kneeOut?: number
  toes: number
}

/** How a part of the trunk stands off the body's axis: sideways and forward in heads, its lean in degrees. */
export interface TrunkGesture {
  shift: number
  tilt: number
  z: number
}

type Pair<T> = readonly [T, T]

/** A body in space, seen from an angle, as numbers that fit any build; index 0 is the viewer's left, all angles in degrees. */
export interface Gesture {
  id: string
  label: string
  /** The flat stance that comes nearest: for backs, and for what is worn without a body in space. */
  stance: PoseId
  /** Positive turns the front to the viewer's right; beyond 90 the back is seen, at 180 and -180 nothing else. */
  yaw: number
  /** How far the chest turns on from the pelvis. */
  twist: number
  chest: TrunkGesture
  pelvis: TrunkGesture
  head: { yaw: number; nod: number; roll: number; shift: number }
  arms: Pair<ArmGesture>
  hands: Pair<HandGesture>
  legs: Pair<LegGesture>
  /** The leg that carries. */
  weight: 0 | 1
  /** How far bent knees let the hips down, in heads. */
  sink?: number
  mood: Mood
  /** Where the eyes look, -1 the viewer's left .. 1. */
  gaze: number
  /** How far the lids are shut, 0 .. 1. */
  blink?: number
  /** How far hair swings back, in heads. */
  breeze: number
}

/** Declares a gesture and keeps its id as a literal type. */
export const defineGesture = <const Id extends string>(gesture: Gesture & { id: Id }): Gesture & { id: Id } => gesture

/** Whether somebody walks: a step apart, the rear foot rolling off the floor. */
export function isWalk({ legs: [left, right] }: Gesture): boolean {
  const apart = left.ankle[1] - right.ankle[1]
  return Math.abs(apart) > step && ((apart < 0 ? left : right).heel ?? 0) > 30
}

/** How far apart the feet of somebody who walks are, in heads. */
const step = 0.6

const swapped = <T>([a, b]: Pair<T>, change: (one: T) => T = (one) => one): Pair<T> => [change(b), change(a)]
const over = (trunk: TrunkGesture): TrunkGesture => ({ ...trunk, shift: -trunk.shift, tilt: -trunk.tilt })

/** The same gesture seen in a mirror. */
export function mirroredGesture(gesture: Gesture): Gesture {
  const { yaw, twist, chest, pelvis, head, arms, hands, legs, weight, gaze } = gesture
  return {
    ...gesture,
    yaw: -yaw,
    twist: -twist,
    chest: over(chest),
    pelvis: over(pelvis),
    head: { ...head, yaw: -head.yaw, roll: -head.roll, shift: -head.shift },
    arms: swapped(arms),
    hands: swapped(hands),
    legs: swapped(legs, (leg) => ({ ...leg, ankle: [-leg.ankle[0], leg.ankle[1]] })),
    weight: weight === 0 ? 1 : 0,
    gaze: -gaze,
  }
}
