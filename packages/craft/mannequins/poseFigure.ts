import type { Build } from './build.ts'
import type { Figure, View } from './figure.ts'
import { openFigure } from './openFigure.ts'
import type { Pose } from './pose.ts'
import { mirroredStance, takeStance } from './stance.ts'

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
  return openFigure({ build, pose, stance, view })
}
