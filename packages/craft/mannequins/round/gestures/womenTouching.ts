import { defineGesture } from '../gesture.ts'
import { arm, head, leg, over, resting, trunk } from './parts.ts'

/** Arms folded, each hand on the other arm. */
export const armsCrossed = defineGesture({
  id: 'armsCrossed',
  label: 'Arms crossed',
  stance: 'contrapposto',
  yaw: -26,
  twist: -8,
  chest: trunk(0.02, 8, -0.06),
  pelvis: trunk(0.22, -13, 0.1),
  head: head(-16, 2, -5, 0),
  arms: [resting('arm'), resting('arm')],
  hands: ['flat', 'flat'],
  legs: [leg([-0.5, 0.34], 26, { heel: 20, kneeOut: -0.6 }), leg([0.04, -0.1], 12)],
  weight: 1,
  mood: 'proud',
  gaze: 0,
  breeze: 0.06,
})

/** A hand at the edge of the coat, the other on the hip. */
export const coatOpen = defineGesture({
  id: 'coatOpen',
  label: 'Holding the coat open',
  stance: 'hip',
  yaw: 30,
  twist: -12,
  chest: trunk(0.02, -10, -0.05),
  pelvis: trunk(-0.22, 13, 0.12),
  head: head(18, 0, 5, 0.02),
  arms: [over(arm([46, -30], [-52, 22])), resting('lapel')],
  hands: ['hip', 'collar'],
  legs: [leg([0, -0.1], 10), leg([0.52, 0.36], 24, { heel: 26, kneeOut: -0.8 })],
  weight: 0,
  mood: 'calm',
  gaze: 0,
  breeze: 0.12,
})

/** A hand runs through the hair, the elbow out. */
export const handToHair = defineGesture({
  id: 'handToHair',
  label: 'Hand to the hair',
  stance: 'turn',
  yaw: 26,
  twist: -14,
  chest: trunk(0.02, -11, -0.04),
  pelvis: trunk(-0.22, 13, 0.12),
  head: head(18, -3, 9, 0.04),
  arms: [resting('hair'), arm([11, -3], [-9, 18])],
  hands: ['collar', 'relaxed'],
  legs: [leg([0, -0.1], 10), leg([0.5, 0.36], 24, { heel: 32, kneeOut: -1.3 })],
  weight: 0,
  mood: 'calm',
  gaze: 0,
  breeze: 0.12,
})

/** One arm across, the other stands on it, the hand at the chin. */
export const chinTouch = defineGesture({
  id: 'chinTouch',
  label: 'Hand at the chin',
  stance: 'contrapposto',
  yaw: -28,
  twist: -10,
  chest: trunk(0.02, 9, -0.05),
  pelvis: trunk(0.24, -13, 0.1),
  head: head(-18, 4, -8, 0),
  arms: [resting('elbow'), resting('chin')],
  hands: ['flat', 'collar'],
  legs: [leg([-0.58, 0.4], 24, { heel: 28, kneeOut: -1.1 }), leg([0.04, -0.12], 12)],
  weight: 1,
  mood: 'pensive',
  gaze: -0.2,
  breeze: 0.05,
})

/** Both hands together before her, one knee turned in. */
export const clasped = defineGesture({
  id: 'clasped',
  label: 'Hands clasped',
  stance: 'relaxed',
  yaw: 22,
  twist: -8,
  chest: trunk(0, -8, -0.03),
  pelvis: trunk(-0.2, 12, 0.08),
  head: head(14, 3, 5, 0),
  arms: [resting('front'), resting('front')],
  hands: ['flat', 'flat'],
  legs: [leg([-0.02, -0.08], 10), leg([0.42, 0.36], 18, { heel: 28, kneeOut: -1.4 })],
  weight: 0,
  mood: 'smile',
  gaze: 0,
  breeze: 0.05,
})

/** A hand on the bent thigh, the other on the hip. */
export const onThigh = defineGesture({
  id: 'onThigh',
  label: 'Hand on the thigh',
  stance: 'hip',
  yaw: -32,
  twist: -14,
  chest: trunk(0.04, 12, -0.05),
  pelvis: trunk(0.23, -14, 0.12),
  head: head(-20, 2, -6, -0.02),
  arms: [resting('thigh'), over(arm([46, -30], [-52, 22]))],
  hands: ['flat', 'hip'],
  legs: [leg([-0.46, 0.46], 22, { heel: 36, kneeOut: -0.55 }), leg([0.05, -0.12], 12)],
  weight: 1,
  mood: 'smile',
  gaze: 0,
  breeze: 0.12,
})

/** One arm hangs, the other hand holds it at the elbow. */
export const armHeld = defineGesture({
  id: 'armHeld',
  label: 'Holding an arm',
  stance: 'relaxed',
  yaw: 25,
  twist: -10,
  chest: trunk(0, -9, -0.04),
  pelvis: trunk(-0.23, 13, 0.1),
  head: head(16, 4, -6, 0),
  arms: [arm([7, -5], [-2, 10]), resting('elbow')],
  hands: ['relaxed', 'flat'],
  legs: [leg([0, -0.08], 10), leg([0.54, 0.36], 20, { heel: 34, kneeOut: -1.4 })],
  weight: 0,
  mood: 'pensive',
  gaze: -0.25,
  breeze: 0.06,
})
