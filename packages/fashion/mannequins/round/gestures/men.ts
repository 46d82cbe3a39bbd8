import { defineGesture } from '../gesture.ts'
import { arm, head, leg, over, trunk } from './parts.ts'

/** Stands at ease, a hand in the pocket. */
export const easy = defineGesture({
  id: 'easy',
  label: 'At ease',
  stance: 'manContrapposto',
  yaw: 32,
  twist: -10,
  chest: trunk(-0.04, -6, -0.02),
  pelvis: trunk(-0.14, 7, 0.08),
  head: head(27, 2, -5, 0.02),
  arms: [over(arm([14, -12], [4, 30])), arm([12, 10], [2, 40])],
  hands: ['pocket', 'relaxed'],
  legs: [leg([-0.1, -0.15], 8), leg([0.36, 0.55], 26, { kneeOut: 0.1 })],
  weight: 0,
  mood: 'calm',
  gaze: 0.1,
  breeze: 0.05,
})

/** Strides to the left. */
export const manStride = defineGesture({
  id: 'manStride',
  label: 'Striding',
  stance: 'stride',
  yaw: -32,
  twist: 8,
  chest: trunk(0, -3, 0.08),
  pelvis: trunk(0, 4, 0),
  head: head(-26, 0, -2),
  arms: [arm([10, 18], [-2, 42]), arm([10, -19], [4, 6])],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([-0.12, -0.88], 8, { heel: 42 }), leg([0.1, 0.8], 6)],
  weight: 1,
  mood: 'smile',
  gaze: -0.2,
  breeze: 0.1,
})

/** Stands square with both arms hanging, his head turned away. */
export const upright = defineGesture({
  id: 'upright',
  label: 'Upright',
  stance: 'stand',
  yaw: -24,
  twist: 10,
  chest: trunk(0.03, 4, -0.02),
  pelvis: trunk(0.12, -6, 0.06),
  head: head(-34, 2, 2, -0.01),
  arms: [arm([14, 10], [4, 34]), arm([14, -8], [4, 14])],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([-0.38, 0.46], 24, { kneeOut: 0.06 }), leg([0.1, -0.12], 10)],
  weight: 1,
  mood: 'proud',
  gaze: -0.1,
  breeze: 0.03,
})

/** Both hands in pockets, leaning back a little. */
export const idle = defineGesture({
  id: 'idle',
  label: 'Leaning back',
  stance: 'thumbs',
  yaw: 28,
  twist: -6,
  chest: trunk(0, -4, -0.1),
  pelvis: trunk(-0.12, 6, 0.12),
  head: head(12, -2, 4, 0.02),
  arms: [over(arm([14, -12], [4, 30])), arm([12, 10], [2, 40])],
  hands: ['pocket', 'pocket'],
  legs: [leg([-0.08, -0.1], 8), leg([0.4, 0.4], 28, { kneeOut: 0.12 })],
  weight: 0,
  mood: 'smile',
  gaze: -0.2,
  breeze: 0.02,
})

/** A hand at the lapel. */
export const lapel = defineGesture({
  id: 'lapel',
  label: 'Hand at the lapel',
  stance: 'lean',
  yaw: 36,
  twist: -12,
  chest: trunk(0, -5, -0.02),
  pelvis: trunk(-0.14, 7, 0.08),
  head: head(12, 2, 4, 0.02),
  arms: [arm([14, -6], [4, 22]), over(arm([24, 14], [-34, 150]))],
  hands: ['relaxed', 'collar'],
  legs: [leg([-0.06, -0.12], 8), leg([0.36, 0.5], 24, { kneeOut: 0.06 })],
  weight: 0,
  mood: 'calm',
  gaze: 0,
  breeze: 0.03,
})

/** Comes towards us, nearly from the front. */
export const manApproach = defineGesture({
  id: 'manApproach',
  label: 'Coming closer',
  stance: 'stride',
  yaw: 25,
  twist: -10,
  chest: trunk(0, 3, 0.08),
  pelvis: trunk(0.02, -5, 0.02),
  head: head(14, 0, -2),
  arms: [arm([12, -18], [4, 6]), arm([11, 18], [-2, 40])],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([-0.1, 0.76], 8), leg([0.14, -0.82], 10, { heel: 40 })],
  weight: 0,
  mood: 'calm',
  gaze: 0.1,
  breeze: 0.06,
})
