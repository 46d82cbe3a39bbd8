import { defineGesture } from '../gesture.ts'
import { arm, head, leg, over, trunk } from './parts.ts'

/** Walks to the right: the near leg forward, the far one pushing off. */
export const stroll = defineGesture({
  id: 'stroll',
  label: 'Strolling',
  stance: 'walk',
  yaw: 34,
  twist: -8,
  chest: trunk(0.02, 5, 0.1),
  pelvis: trunk(0.03, -6, 0.02),
  head: head(22, -2, 3, 0.02),
  arms: [arm([7, -20], [3, 4]), arm([7, 16], [-4, 42])],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([-0.06, 0.78], 4, { kneeOut: 0.1 }), leg([0.1, -0.92], 8, { heel: 48 })],
  weight: 0,
  mood: 'smile',
  gaze: 0.25,
  breeze: 0.3,
})

/** Weight on the near leg, the far knee eased forward, a hand on the hip. */
export const poise = defineGesture({
  id: 'poise',
  label: 'Poised',
  stance: 'hip',
  yaw: -30,
  twist: -16,
  chest: trunk(0.03, 8, -0.06),
  pelvis: trunk(0.2, -11, 0.12),
  head: head(-26, 3, -6, -0.02),
  arms: [arm([22, 8], [2, 36]), over(arm([46, -30], [-52, 22]))],
  hands: ['relaxed', 'hip'],
  legs: [leg([-0.3, 0.5], 18, { kneeOut: -0.25 }), leg([0, -0.1], 12)],
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
  chest: trunk(0, -7, -0.03),
  pelvis: trunk(-0.19, 10, 0.1),
  head: head(8, 2, 6, 0.03),
  arms: [arm([12, -4], [4, 22]), over(arm([24, 14], [-34, 150]))],
  hands: ['relaxed', 'collar'],
  legs: [leg([0.04, -0.1], 10), leg([0.3, 0.6], 24, { kneeOut: -0.2 })],
  weight: 0,
  mood: 'proud',
  gaze: -0.1,
  breeze: 0.08,
})

/** Stands at ease, both arms hanging, the far foot set out. */
export const rest = defineGesture({
  id: 'rest',
  label: 'At rest',
  stance: 'relaxed',
  yaw: 20,
  twist: -10,
  chest: trunk(-0.02, -6, -0.02),
  pelvis: trunk(-0.17, 9, 0.08),
  head: head(14, -3, 4, 0.02),
  arms: [arm([14, -6], [4, 16]), arm([16, 6], [4, 30])],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([-0.02, -0.1], 8), leg([0.4, 0.52], 26, { kneeOut: 0.1 })],
  weight: 0,
  mood: 'smile',
  gaze: -0.3,
  breeze: 0.06,
})

/** Both hands in pockets, shoulders low, the chest turned on from the hips. */
export const pocketed = defineGesture({
  id: 'pocketed',
  label: 'Hands in pockets',
  stance: 'pockets',
  yaw: 26,
  twist: 14,
  chest: trunk(0.02, 6, -0.06),
  pelvis: trunk(-0.18, 9, 0.12),
  head: head(34, 2, -4, 0),
  arms: [over(arm([14, -12], [4, 30])), arm([12, 10], [2, 40])],
  hands: ['pocket', 'pocket'],
  legs: [leg([0, -0.08], 6), leg([0.34, 0.5], 22, { kneeOut: 0.02 })],
  weight: 0,
  mood: 'pensive',
  gaze: 0.2,
  breeze: 0.04,
})

/** Stops in her step and looks back over the near shoulder. */
export const glance = defineGesture({
  id: 'glance',
  label: 'Looking back',
  stance: 'turn',
  yaw: 44,
  twist: -22,
  chest: trunk(0.02, 4, 0.02),
  pelvis: trunk(-0.12, 6, 0.08),
  head: head(-16, -2, -5, -0.02),
  arms: [arm([10, -16], [4, 6]), arm([10, 14], [-2, 34])],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([0, 0.16], 6), leg([0.16, -0.6], 10, { heel: 36 })],
  weight: 0,
  mood: 'smile',
  gaze: -0.3,
  breeze: 0.26,
})

/** Walks towards us and a little to the left, free arm swinging. */
export const approach = defineGesture({
  id: 'approach',
  label: 'Coming closer',
  stance: 'walk',
  yaw: -25,
  twist: 12,
  chest: trunk(0, -5, 0.08),
  pelvis: trunk(-0.02, 7, 0.03),
  head: head(-14, 0, 3, 0),
  arms: [arm([10, 20], [-4, 40]), arm([12, -18], [4, 6])],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([-0.1, -0.8], 8, { heel: 46 }), leg([0.06, 0.74], 6, { kneeOut: 0.06 })],
  weight: 1,
  mood: 'calm',
  gaze: -0.1,
  breeze: 0.28,
})

/** A hand on each hip, weight well over one leg. */
export const akimbo = defineGesture({
  id: 'akimbo',
  label: 'Hands on hips',
  stance: 'hip',
  yaw: 28,
  twist: -14,
  chest: trunk(0.02, -8, -0.05),
  pelvis: trunk(-0.2, 11, 0.12),
  head: head(16, 2, 5, 0.02),
  arms: [over(arm([46, -30], [-52, 22])), arm([46, -30], [-52, 22])],
  hands: ['hip', 'hip'],
  legs: [leg([0, -0.1], 10), leg([0.38, 0.5], 26, { kneeOut: -0.1 })],
  weight: 0,
  mood: 'proud',
  gaze: 0,
  breeze: 0.1,
})
