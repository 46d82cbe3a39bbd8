import type { KeyFrame } from './ownMotion.ts'

/** A key frame as a motion of its own, that stands still where films begin. */
export const standingKey = ({ id, pose }: KeyFrame): KeyFrame => ({
  id,
  at: 0,
  hold: 0,
  ease: 'even',
  stands: [0, 0],
  pose,
})
