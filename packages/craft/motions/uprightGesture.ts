import type { Gesture } from '../mannequins/round/gesture.ts'
import { arm, head, leg, trunk } from '../mannequins/round/gestures/parts.ts'

/** Somebody who stands straight with hanging arms: what the way of a motion is measured from where nobody's own gesture is known. */
export const uprightGesture: Gesture = {
  id: 'upright',
  label: '',
  stance: 'neutral',
  yaw: 0,
  twist: 0,
  chest: trunk(0, 0, 0),
  pelvis: trunk(0, 0, 0),
  head: head(0, 0, 0),
  arms: [arm([9, 0], [5, 8]), arm([9, 0], [5, 8])],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([-0.26, 0], 10), leg([0.26, 0], 10)],
  weight: 0,
  mood: 'calm',
  gaze: 0,
  breeze: 0,
}
