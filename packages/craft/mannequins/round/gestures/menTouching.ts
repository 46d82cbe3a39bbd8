import { defineGesture } from '../gesture.ts'
import { arm, head, leg, over, resting, trunk } from './parts.ts'

/** Arms folded, each hand on the other arm. */
export const manCrossed = defineGesture({
  id: 'manCrossed',
  label: 'Arms crossed',
  stance: 'lean',
  yaw: 26,
  twist: -6,
  chest: trunk(0, -6, -0.08),
  pelvis: trunk(-0.14, 8, 0.1),
  head: head(14, 0, 6, 0),
  arms: [resting('arm'), resting('arm')],
  hands: ['flat', 'flat'],
  legs: [leg([-0.22, -0.06], 16), leg([0.7, 0.2], 20, { kneeOut: -0.1 })],
  weight: 0,
  mood: 'proud',
  gaze: 0,
  breeze: 0.02,
})

/** A hand at the edge of the coat, the other in a pocket. */
export const manCoatOpen = defineGesture({
  id: 'manCoatOpen',
  label: 'Holding the coat open',
  stance: 'manHip',
  yaw: -28,
  twist: -8,
  chest: trunk(0.02, 9, -0.04),
  pelvis: trunk(0.18, -11, 0.06),
  head: head(-16, 2, -6, 0),
  arms: [resting('lapel'), over(arm([14, -12], [4, 30]))],
  hands: ['collar', 'pocket'],
  legs: [leg([-0.2, 0.78], 14, { kneeOut: -0.2 }), leg([0.12, -0.28], 14)],
  weight: 1,
  mood: 'calm',
  gaze: 0,
  breeze: 0.04,
})

/** One arm across, the other stands on it, the hand at the chin. */
export const manChin = defineGesture({
  id: 'manChin',
  label: 'Hand at the chin',
  stance: 'lean',
  yaw: 28,
  twist: -8,
  chest: trunk(0, -8, -0.05),
  pelvis: trunk(-0.2, 11, 0.1),
  head: head(16, 4, 8, 0),
  arms: [resting('chin'), resting('elbow')],
  hands: ['collar', 'flat'],
  legs: [leg([-0.04, -0.1], 10), leg([0.58, 0.34], 20, { kneeOut: -0.35, heel: 12 })],
  weight: 0,
  mood: 'pensive',
  gaze: 0.2,
  breeze: 0.03,
})

/** Both hands together before him. */
export const manClasped = defineGesture({
  id: 'manClasped',
  label: 'Hands clasped',
  stance: 'stand',
  yaw: -22,
  twist: 6,
  chest: trunk(0, 6, -0.03),
  pelvis: trunk(0.15, -8, 0.06),
  head: head(-12, 2, -5, 0),
  arms: [resting('front'), resting('front')],
  hands: ['flat', 'flat'],
  legs: [leg([-0.58, 0.24], 20, { kneeOut: -0.1 }), leg([0.14, -0.08], 14)],
  weight: 1,
  mood: 'calm',
  gaze: 0,
  breeze: 0.03,
})

/** A hand on the hip, the other arm loose. */
export const manHip = defineGesture({
  id: 'manHip',
  label: 'Hand on hip',
  stance: 'manHip',
  yaw: -30,
  twist: -10,
  chest: trunk(0.03, 9, -0.04),
  pelvis: trunk(0.22, -12, 0.1),
  head: head(-22, 2, -6, 0),
  arms: [arm([7, 4], [-12, 28]), over(arm([46, -30], [-52, 22]))],
  hands: ['relaxed', 'hip'],
  legs: [leg([-0.7, 0.34], 20, { kneeOut: -0.2 }), leg([0.06, -0.12], 10)],
  weight: 1,
  mood: 'smile',
  gaze: 0,
  breeze: 0.05,
})

/** A hand runs through the hair, the other in a pocket. */
export const manHair = defineGesture({
  id: 'manHair',
  label: 'Hand to the hair',
  stance: 'manContrapposto',
  yaw: 26,
  twist: -10,
  chest: trunk(0.01, -10, -0.04),
  pelvis: trunk(-0.22, 12, 0.1),
  head: head(16, -2, 11, 0.03),
  arms: [resting('hair'), arm([12, 10], [2, 40])],
  hands: ['collar', 'pocket'],
  legs: [leg([-0.04, -0.1], 10), leg([0.68, 0.34], 22, { kneeOut: -0.25 })],
  weight: 0,
  mood: 'smile',
  gaze: 0,
  breeze: 0.06,
})

/** One arm hangs, the other hand holds it at the elbow. */
export const manHeld = defineGesture({
  id: 'manHeld',
  label: 'Holding an arm',
  stance: 'stand',
  yaw: 24,
  twist: -8,
  chest: trunk(0, -8, -0.04),
  pelvis: trunk(-0.2, 11, 0.08),
  head: head(12, 3, -6, 0),
  arms: [arm([8, -5], [-2, 10]), resting('elbow')],
  hands: ['relaxed', 'flat'],
  legs: [leg([-0.04, -0.1], 12), leg([0.56, 0.3], 22, { kneeOut: -0.3, heel: 10 })],
  weight: 0,
  mood: 'pensive',
  gaze: -0.2,
  breeze: 0.03,
})
