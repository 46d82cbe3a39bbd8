/** The drawn hands. */
export type HandName = 'relaxed' | 'walk' | 'hip' | 'pocket' | 'bag' | 'child'

/** An arm as angles outward from vertical (degrees) with foreshortening, or as a place its hand rests on. */
export type ArmPose =
  | { upper: readonly [angle: number, length: number]; lower: readonly [angle: number, length: number] }
  | { restsOn: 'hip' | 'pocket'; lengths: readonly [upper: number, lower: number] }

/** A leg: knee and ankle offsets in heads, foot turn in radians (outward), trailing 0..1. */
export interface LegPose {
  kneeX: number
  kneeLift: number
  ankleX: number
  ankleLift: number
  footTurn: number
  trailing: number
}

/** A stance as numbers that fit any build; index 0 is the viewer's left. */
export interface Pose {
  id: string
  label: string
  chest: { shift: number; tilt: number }
  pelvis: { shift: number; tilt: number }
  head: { roll: number; yaw: number; shift: number }
  arms: readonly [ArmPose, ArmPose]
  hands: readonly [HandName, HandName]
  legs: readonly [LegPose, LegPose]
  frontLeg?: 0 | 1
  turn?: number
}
