import { defineGesture } from '../gesture.ts'
import { arm, head, leg, over, trunk } from './parts.ts'

/** Walks to the right: the far leg sets out, the near one pushes off. */
export const stroll = defineGesture({
  id: 'stroll',
  label: 'Strolling',
  stance: 'walk',
  yaw: 34,
  twist: 0,
  chest: trunk(0.02, 7, 0.1),
  pelvis: trunk(0.1, -11, 0.03),
  head: head(22, -2, 3, 0.02),
  arms: [arm([16, 3], [0, 17]), arm([4, -30], [-6, -12])],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([-0.08, -0.92], 6, { heel: 58, kneeOut: -0.3 }), leg([-0.04, 0.74], 6, { kneeOut: 0 })],
  weight: 1,
  sink: 0.04,
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
  chest: trunk(0.04, 11, -0.06),
  pelvis: trunk(0.22, -14, 0.12),
  head: head(-26, 3, -6, -0.02),
  arms: [arm([11, 2], [-10, 26]), over(arm([46, -30], [-52, 22]))],
  hands: ['relaxed', 'hip'],
  legs: [leg([-0.5, 0.34], 24, { heel: 32, kneeOut: -1.3 }), leg([0.04, -0.12], 10)],
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
  pelvis: trunk(-0.22, 13, 0.1),
  head: head(8, 2, 6, 0.03),
  arms: [arm([8, -6], [-3, 15]), over(arm([24, 14], [-34, 150]))],
  hands: ['relaxed', 'collar'],
  legs: [leg([0.04, -0.1], 10), leg([0.5, 0.36], 24, { heel: 32, kneeOut: -1.3 })],
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
  pelvis: trunk(-0.22, 13, 0.08),
  head: head(14, -3, 4, 0.02),
  arms: [arm([13, -10], [-8, 12]), arm([9, 8], [-18, 40])],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([-0.02, -0.1], 10), leg([0.5, 0.34], 26, { heel: 26, kneeOut: -0.7 })],
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
  pelvis: trunk(-0.22, 12, 0.12),
  head: head(32, 2, -4, 0),
  arms: [over(arm([14, -12], [4, 30])), arm([12, 10], [2, 40])],
  hands: ['pocket', 'pocket'],
  legs: [leg([0, -0.08], 8), leg([0.5, 0.56], 20, { kneeOut: -0.3 })],
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
  arms: [arm([12, 8], [-2, 22]), arm([5, -32], [-3, -14])],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([-0.06, -0.7], 6, { heel: 52, kneeOut: -0.3 }), leg([0, 0.52], 10)],
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
  chest: trunk(0.02, -8, 0.08),
  pelvis: trunk(-0.14, 12, 0.03),
  head: head(-14, 0, 3, 0),
  arms: [arm([12, 16], [-5, 36]), arm([8, -14], [-2, 2])],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([0.02, 0.58], 6, { kneeOut: 0.04 }), leg([0.04, -0.74], 6, { heel: 58, kneeOut: -0.4 })],
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
  pelvis: trunk(-0.22, 14, 0.12),
  head: head(16, 2, 5, 0.02),
  arms: [over(arm([46, -30], [-52, 22])), arm([46, -30], [-52, 22])],
  hands: ['hip', 'hip'],
  legs: [leg([-0.02, -0.1], 10), leg([0.56, 0.34], 26, { heel: 28, kneeOut: -0.9 })],
  weight: 0,
  mood: 'proud',
  gaze: 0,
  breeze: 0.1,
})
