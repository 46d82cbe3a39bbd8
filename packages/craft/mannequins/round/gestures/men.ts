import { defineGesture } from '../gesture.ts'
import { arm, head, leg, over, resting, trunk } from './parts.ts'

/** Stands at ease, a hand in the pocket. */
export const easy = defineGesture({
  id: 'easy',
  label: 'At ease',
  stance: 'manContrapposto',
  yaw: 32,
  twist: -10,
  chest: trunk(-0.03, -9, -0.02),
  pelvis: trunk(-0.22, 12, 0.08),
  head: head(22, 2, -6, 0.02),
  arms: [over(arm([14, -12], [4, 30])), arm([8, 3], [-11, 26])],
  hands: ['pocket', 'relaxed'],
  legs: [leg([-0.06, -0.14], 10), leg([0.66, 0.44], 20, { kneeOut: -0.2 })],
  weight: 0,
  mood: 'calm',
  gaze: 0,
  breeze: 0.05,
})

/** Strides to the left: the far leg sets out, the near one pushes off. */
export const manStride = defineGesture({
  id: 'manStride',
  label: 'Striding',
  stance: 'stride',
  yaw: -32,
  twist: 0,
  chest: trunk(0, -6, 0.14),
  pelvis: trunk(-0.04, 8, 0.02),
  head: head(-26, 0, -3, 0),
  arms: [arm([9, -18], [2, 4]), arm([13, 9], [-4, 25])],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([0.02, 0.84], 6, { kneeOut: 0.04 }), leg([0.14, -0.9], 8, { heel: 58, kneeOut: -0.1 })],
  weight: 0,
  sink: 0.07,
  mood: 'smile',
  gaze: -0.1,
  breeze: 0.1,
})

/** Stands square with both arms hanging, his head turned away. */
export const upright = defineGesture({
  id: 'upright',
  label: 'Standing upright',
  stance: 'stand',
  yaw: -24,
  twist: 10,
  chest: trunk(0.03, 7, -0.02),
  pelvis: trunk(0.17, -10, 0.06),
  head: head(-34, 2, 3, -0.01),
  arms: [arm([4, 5], [-10, 32]), arm([9, -8], [-4, 12])],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([-0.58, 0.12], 16, { kneeOut: -0.1 }), leg([0.18, -0.1], 14)],
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
  chest: trunk(0, -8, -0.2),
  pelvis: trunk(-0.2, 12, 0.2),
  head: head(12, -2, 6, 0.02),
  arms: [over(arm([14, -12], [4, 30])), arm([12, 10], [2, 40])],
  hands: ['pocket', 'pocket'],
  legs: [leg([-0.02, -0.12], 8), leg([0.5, 0.86], 16, { kneeOut: -0.15 })],
  weight: 0,
  mood: 'smile',
  gaze: -0.1,
  breeze: 0.02,
})

/** A hand at the lapel, the other hanging. */
export const lapel = defineGesture({
  id: 'lapel',
  label: 'Hand at the lapel',
  stance: 'lean',
  yaw: 34,
  twist: -12,
  chest: trunk(0, -9, -0.02),
  pelvis: trunk(-0.21, 12, 0.08),
  head: head(14, 2, 6, 0.02),
  arms: [arm([9, -7], [-3, 13]), resting('lapel')],
  hands: ['relaxed', 'collar'],
  legs: [leg([-0.04, -0.12], 8), leg([0.44, 0.5], 14, { kneeOut: -0.45, heel: 22 })],
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
  yaw: 22,
  twist: -10,
  chest: trunk(0, 5, 0.08),
  pelvis: trunk(0.04, -8, 0.02),
  head: head(14, 0, -3, 0),
  arms: [arm([7, -13], [1, 2]), arm([7, 12], [-10, 34])],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([-0.14, -0.8], 8, { heel: 56, kneeOut: -0.1 }), leg([0.04, 0.66], 8, { kneeOut: 0.04 })],
  weight: 1,
  sink: 0.06,
  mood: 'calm',
  gaze: 0,
  breeze: 0.06,
})
