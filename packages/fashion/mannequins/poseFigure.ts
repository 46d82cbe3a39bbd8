import type { Build } from './build.ts'
import { openContours } from './contours.ts'
import { footFrame, handFrame, headFrame } from './extremities.ts'
import type { Figure, Limb, View } from './figure.ts'
import { landmarksOf } from './landmarks.ts'
import { openLimb } from './limb.ts'
import type { Pose } from './pose.ts'
import { mirroredStance, takeStance } from './stance.ts'
import { openTrunkFrame } from './trunkFrame.ts'

/** What a figure is made of; `flatFooted` overrides the build's when the shoe decides (a heel raises the foot). */
export interface FigureOrder {
  build: Build
  pose: Pose
  view?: View
  mirrored?: boolean
  flatFooted?: boolean
}

/** Puts a body into a stance and opens the frames that garments are drafted on. */
export function poseFigure({
  build: ownBuild,
  pose,
  view = 'front',
  mirrored = false,
  flatFooted = ownBuild.flatFooted,
}: FigureOrder): Figure {
  const build = { ...ownBuild, flatFooted }
  const asAuthored = takeStance(build, pose)
  const stance = (view === 'back') !== mirrored ? mirroredStance(asAuthored) : asAuthored
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
  }
  return { ...figure, landmarks: () => landmarksOf(figure) }
}
