import type { Build } from '../mannequins/build.ts'
import { neutral } from '../mannequins/poses/neutral.ts'
import type { PlacedJoints } from '../mannequins/round/bendInSpace.ts'
import type { Gesture } from '../mannequins/round/gesture.ts'
import { armInSpace, legInSpace } from '../mannequins/round/limbsInSpace.ts'
import { openSections, type Section } from '../mannequins/round/section.ts'
import { openSpine, type Spine } from '../mannequins/round/spine.ts'
import { takeStance } from '../mannequins/stance.ts'
import type { Mover } from './motion.ts'

/** The joints of a body in a gesture, without what is drawn on them. */
export interface Limbs {
  arms(index: 0 | 1): PlacedJoints
  legs(index: 0 | 1): PlacedJoints
  spine: Spine
  /** How far the chest is turned, in radians. */
  yaw: number
}

const sections = new WeakMap<Build, (y: number) => Section>()

/** The sections of a body are the same in every gesture. */
function sectionsOf(build: Build): (y: number) => Section {
  const known = sections.get(build) ?? openSections(build, takeStance(build, neutral).rows)
  sections.set(build, known)
  return known
}

/** Puts the limbs of somebody into a gesture, as `poseInSpace` does, at a hundredth of its time. */
export function limbsOf({ build, footHeight }: Pick<Mover, 'build' | 'footHeight'>, gesture: Gesture): Limbs {
  const spine = openSpine(build, gesture)
  const placing = { build, gesture, spine, footHeight, section: sectionsOf(build) }
  return {
    arms: (index) => armInSpace(placing, index),
    legs: (index) => legInSpace(placing, index),
    spine,
    yaw: spine.station(build.levels.bust).yaw,
  }
}
