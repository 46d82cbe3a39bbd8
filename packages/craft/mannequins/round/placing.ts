import type { Build } from '../build.ts'
import type { Gesture } from './gesture.ts'
import type { Section } from './section.ts'
import type { Spine } from './spine.ts'

/** Legs from hip to ankle of those whom gestures are written for, in heads. */
const usual = { adult: 4.32, child: 2.62 } as const

/** What a limb is placed with. */
export interface Placing {
  build: Build
  gesture: Gesture
  spine: Spine
  section(y: number): Section
  /** How far the ankle of a standing foot is over the floor. */
  footHeight: number
}

/** How long the legs of a body are against those that gestures are written for: a small child takes small steps. */
export const legShare = ({ ageGroup, ankleY, hipRoot }: Build): number =>
  Math.min(1.04, (ankleY - hipRoot[1]) / usual[ageGroup])
