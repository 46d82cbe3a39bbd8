import { radians } from '@toile/craft/mannequins/round/place.ts'
import type { HeadSide, TurnedHead } from './openTurnedHead.ts'

/** From how much of a profile on the nose hides the far eye. */
const hidden = 0.35

/** From which turn on the near eye looks away as well, and the mouth, in radians. */
const [lost, closed] = [106 * radians, 104 * radians]

/** Whether the mouth of a turned head is seen. */
export const showsMouth = ({ pose }: TurnedHead): boolean => Math.abs(pose.yaw) < closed

/** The sides of a face whose eye is seen, the far one first. */
export const seenSides = ({ far, aside, pose }: TurnedHead): readonly HeadSide[] => {
  const near = far === 1 ? -1 : 1
  if (Math.abs(pose.yaw) > lost) return []
  return aside > hidden ? [near] : [far, near]
}
