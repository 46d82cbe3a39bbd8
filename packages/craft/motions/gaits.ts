import type { Build } from '../mannequins/build.ts'

/** How somebody walks; lengths in heads of a grown-up's legs, angles in degrees, times in seconds. */
export interface Gait {
  /** From one foot's landing to the other's, how far apart they land, and how far each from the line they walk on. */
  time: number
  step: number
  beside: number
  /** How far toes and knees are turned out, in degrees and as a share. */
  toes: number
  kneeOut: number
  /** How far hips go over the carrying leg and tilt, how far they turn with a step, and the chest against them. */
  shift: number
  tilt: number
  turn: number
  counter: number
  chest: number
  roll: number
  /** How far arms swing, how far out they hang. */
  arms: number
  upper: number
  lower: number
  /** How far chest and hips are carried before the axis. */
  fore: readonly [chest: number, pelvis: number]
  /** How high a foot is carried. */
  high: number
}

const woman: Gait = {
  time: 0.54,
  step: 2.1,
  beside: 0.08,
  toes: 5,
  kneeOut: 0.02,
  shift: 0.16,
  tilt: 8,
  turn: 8,
  counter: 15,
  chest: 4.5,
  roll: 2,
  arms: 25,
  upper: 10,
  lower: -1,
  fore: [0.03, 0.04],
  high: 0.36,
}

const man: Gait = {
  ...woman,
  time: 0.57,
  step: 2.25,
  beside: 0.17,
  toes: 9,
  kneeOut: 0.08,
  shift: 0.07,
  tilt: 3,
  turn: 4,
  counter: 12,
  chest: 3,
  roll: 1.2,
  arms: 24,
  upper: 12,
  lower: 1,
  high: 0.32,
}

const child: Gait = {
  ...woman,
  time: 0.45,
  step: 1.9,
  beside: 0.14,
  toes: 6,
  shift: 0.07,
  tilt: 4,
  turn: 5,
  counter: 14,
  chest: 4,
  roll: 3,
  arms: 32,
  upper: 14,
  lower: 4,
  fore: [0.03, 0.03],
  high: 0.28,
}

/** The gait of a body. */
export const gaitOf = ({ gender, ageGroup }: Pick<Build, 'gender' | 'ageGroup'>): Gait =>
  ageGroup === 'child' ? child : gender === 'male' ? man : woman
