import type { ArmPose, LegPose, Pose } from '../pose.ts'

/** Declares a stance and keeps its id as a literal type. */
export const definePose = <const Id extends string>(pose: Pose & { id: Id }): Pose & { id: Id } => pose

/** A hanging arm: upper arm and forearm as degrees outward from vertical, with their foreshortenings. */
export const hangs = (upper: number, lower: number, upperLength = 1, lowerLength = 1): ArmPose => ({
  upper: [upper, upperLength],
  lower: [lower, lowerLength],
})

/** An arm whose hand rests on the body, with the shares of its bones that are seen. */
export const rests = (restsOn: 'hip' | 'pocket', upper: number, lower: number): ArmPose => ({
  restsOn,
  lengths: [upper, lower],
})

/** A leg as knee (x, lift) and ankle (x, lift) in heads, foot turn outward in radians, and how far the foot trails (0..1). */
export const leg = (
  [kneeX, kneeLift]: readonly [number, number],
  [ankleX, ankleLift]: readonly [number, number],
  footTurn: number,
  trailing = 0,
): LegPose => ({ kneeX, kneeLift, ankleX, ankleLift, footTurn, trailing })
