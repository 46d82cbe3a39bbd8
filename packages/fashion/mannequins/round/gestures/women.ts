import { defineGesture } from '../gesture.ts'
import { arm, head, leg, over, trunk } from './parts.ts'

/** Walks to the right: the far leg sets out, the near one pushes off. */
export const stroll = defineGesture({
  id: 'stroll',
  label: 'Strolling',
  stance: 'walk',
  yaw: 34,
  twist: 0,
  chest: trunk(0.02, 7, 0.12),
  pelvis: trunk(0.06, -10, 0.03),
  head: head(22, -2, 3, 0.02),
  arms: [arm([22, 8], [8, 22]), arm([14, -26], [8, -4])],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([-0.16, -0.84], 8, { heel: 54, kneeOut: 0 }), leg([0, 0.66], 6, { kneeOut: 0.05 })],
  weight: 1,
  mood: 'smile',
  gaze: 0.1,
  breeze: 0.3,
})

/** Weight on the near leg, the far knee turned in, a hand on the hip. */
export const poise = defineGesture({
  id: 'poise',
  label: 'Poised',
  stance: 'hip',
  yaw: -30,
  twist: -16,
  chest: trunk(0.04, 12, -0.06),
  pelvis: trunk(0.26, -15, 0.12),
  head: head(-26, 3, -6, -0.02),
  arms: [arm([24, 8], [6, 34]), over(arm([46, -30], [-52, 22]))],
  hands: ['relaxed', 'hip'],
  legs: [leg([-0.62, 0.36], 26, { heel: 32, kneeOut: -1.2 }), leg([0.08, -0.12], 12)],
  weight: 1,
  mood: 'calm',
  gaze: -0.1,
  breeze: 0.14,
})

/** Stands turned with a hand at the collar and looks back at us. */
export const collar = defineGesture({
  id: 'collar',
  label: 'Hand at the collar',
  stance: 'turn',
  yaw: 40,
  twist: -12,
  chest: trunk(-0.02, -10, -0.03),
  pelvis: trunk(-0.25, 14, 0.1),
  head: head(8, 2, 6, 0.03),
  arms: [arm([12, -4], [4, 22]), over(arm([24, 14], [-34, 150]))],
  hands: ['relaxed', 'collar'],
  legs: [leg([0.04, -0.1], 10), leg([0.62, 0.4], 24, { heel: 30, kneeOut: -1.1 })],
  weight: 0,
  mood: 'proud',
  gaze: -0.1,
  breeze: 0.08,
})

/** Stands at ease, both arms hanging, the far knee let go. */
export const rest = defineGesture({
  id: 'rest',
  label: 'At rest',
  stance: 'relaxed',
  yaw: 20,
  twist: -10,
  chest: trunk(-0.03, -10, -0.02),
  pelvis: trunk(-0.25, 14, 0.08),
  head: head(14, -3, 4, 0.02),
  arms: [arm([14, -6], [4, 16]), arm([20, 6], [8, 30])],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([-0.04, -0.1], 10), leg([0.72, 0.3], 34, { heel: 20, kneeOut: 0.9 })],
  weight: 0,
  mood: 'smile',
  gaze: -0.1,
  breeze: 0.06,
})

/** Both hands in pockets, shoulders low, the chest turned on from the hips. */
export const pocketed = defineGesture({
  id: 'pocketed',
  label: 'Hands in pockets',
  stance: 'pockets',
  yaw: 26,
  twist: 12,
  chest: trunk(0.02, -9, -0.06),
  pelvis: trunk(-0.24, 13, 0.12),
  head: head(32, 2, -4, 0),
  arms: [over(arm([14, -12], [4, 30])), arm([12, 10], [2, 40])],
  hands: ['pocket', 'pocket'],
  legs: [leg([0, -0.08], 8), leg([0.56, 0.5], 28, { heel: 20, kneeOut: 0.7 })],
  weight: 0,
  mood: 'pensive',
  gaze: 0.1,
  breeze: 0.04,
})

/** Stops in her step and looks back over the near shoulder. */
export const glance = defineGesture({
  id: 'glance',
  label: 'Looking back',
  stance: 'turn',
  yaw: 44,
  twist: -24,
  chest: trunk(0.02, 5, 0.04),
  pelvis: trunk(0.06, -9, 0.08),
  head: head(-16, -2, -5, -0.02),
  arms: [arm([20, 10], [8, 22]), arm([12, -24], [7, 0])],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([-0.16, -0.7], 8, { heel: 50 }), leg([0.06, 0.54], 10)],
  weight: 1,
  mood: 'smile',
  gaze: -0.3,
  breeze: 0.26,
})

/** Walks towards us and a little to the left, the rear shin crossing behind. */
export const approach = defineGesture({
  id: 'approach',
  label: 'Coming closer',
  stance: 'walk',
  yaw: -22,
  twist: 12,
  chest: trunk(0, -7, 0.08),
  pelvis: trunk(-0.05, 11, 0.03),
  head: head(-14, 0, 3, 0),
  arms: [arm([14, 24], [-6, 38]), arm([16, -22], [8, 4])],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([0.02, 0.62], 8, { kneeOut: 0.06 }), leg([0.16, -0.74], 8, { heel: 56, kneeOut: -0.1 })],
  weight: 0,
  sink: 0.04,
  mood: 'calm',
  gaze: 0,
  breeze: 0.28,
})

/** A hand on each hip, weight well over one leg. */
export const akimbo = defineGesture({
  id: 'akimbo',
  label: 'Hands on hips',
  stance: 'hip',
  yaw: 28,
  twist: -14,
  chest: trunk(0.02, -12, -0.05),
  pelvis: trunk(-0.26, 15, 0.12),
  head: head(16, 2, 5, 0.02),
  arms: [over(arm([46, -30], [-52, 22])), arm([46, -30], [-52, 22])],
  hands: ['hip', 'hip'],
  legs: [leg([-0.02, -0.1], 10), leg([0.76, 0.38], 32, { heel: 20, kneeOut: 0.8 })],
  weight: 0,
  mood: 'proud',
  gaze: 0,
  breeze: 0.1,
})
