import type { Build } from './build.ts'
import { openContours } from './contours.ts'
import { footFrame, handFrame, headFrame } from './extremities.ts'
import type { Figure, Limb, View } from './figure.ts'
import { landmarksOf } from './landmarks.ts'
import { openLimb } from './limb.ts'
import type { Pose } from './pose.ts'
import type { Stance } from './stance.ts'
import { openTrunkFrame } from './trunkFrame.ts'

/** A body in a stance that is worked out already, and the pose it is known by. */
export interface StandingBody {
  build: Build
  pose: Pose
  stance: Stance
  view: View
}

/** Opens the frames that garments are drafted on, for a body that stands; `own` frames replace the drawn ones. */
export function openFigure({ build, pose, stance, view }: StandingBody, own: Partial<Figure> = {}): Figure {
  const arms: readonly [Limb, Limb] = [openLimb(stance.arms[0], build.arm, -1), openLimb(stance.arms[1], build.arm, 1)]
  const legs: readonly [Limb, Limb] = [openLimb(stance.legs[0], build.leg, -1), openLimb(stance.legs[1], build.leg, 1)]
  const trunk = openTrunkFrame(build, stance)
  const figure = {
    build,
    pose,
    view,
    levels: build.levels,
    arms,
    legs,
    armsOver: stance.armsOver,
    handNames: stance.hands,
    frontLeg: stance.frontLeg,
    turn: stance.turn,
    shoulderHalf: stance.shoulderHalf,
    millimetresPerHead: build.millimetresPerHead,
    headRoll: stance.headRoll,
    headYaw: stance.headYaw,
    ...trunk,
    ...headFrame(build, stance, view),
    hand: handFrame(build, stance, arms, view),
    foot: footFrame(build, stance, legs),
    ...openContours(build, trunk, arms, legs),
    ...own,
  }
  return { ...figure, landmarks: () => landmarksOf(figure) }
}
