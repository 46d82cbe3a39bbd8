import { defineGesture } from '../gesture.ts'
import { arm, head, leg, over, resting, trunk } from './parts.ts'

/** Arms folded, chin up. */
export const kidCrossed = defineGesture({
  id: 'kidCrossed',
  label: 'Arms crossed',
  stance: 'kidStand',
  yaw: -24,
  twist: -6,
  chest: trunk(0, 7, -0.06),
  pelvis: trunk(0.13, -10, 0.06),
  head: head(-12, -2, -6, 0),
  arms: [resting('arm'), resting('arm')],
  hands: ['flat', 'flat'],
  legs: [leg([-0.46, 0.2], 20, { kneeOut: 0 }), leg([0.12, -0.06], 14)],
  weight: 1,
  mood: 'proud',
  gaze: 0,
  breeze: 0.02,
})

/** Both hands together, the feet turned in. */
export const kidClasped = defineGesture({
  id: 'kidClasped',
  label: 'Hands clasped',
  stance: 'kidTuck',
  yaw: 22,
  twist: -6,
  chest: trunk(0, -6, -0.02),
  pelvis: trunk(-0.11, 8, 0.04),
  head: head(10, 4, 7, 0),
  arms: [resting('front'), resting('front')],
  hands: ['flat', 'flat'],
  legs: [leg([-0.16, -0.04], -4), leg([0.42, 0.16], -12, { kneeOut: -0.5 })],
  weight: 0,
  mood: 'smile',
  gaze: 0,
  breeze: 0.03,
})

/** A hand on each hip, feet apart. */
export const kidAkimbo = defineGesture({
  id: 'kidAkimbo',
  label: 'Hands on hips',
  stance: 'kidHip',
  yaw: -28,
  twist: -8,
  chest: trunk(0, 7, -0.04),
  pelvis: trunk(0.12, -9, 0.06),
  head: head(-14, 0, -5, 0),
  arms: [arm([46, -30], [-52, 22]), over(arm([46, -30], [-52, 22]))],
  hands: ['hip', 'hip'],
  legs: [leg([-0.56, 0.2], 24, { kneeOut: -0.1 }), leg([0.16, -0.06], 14)],
  weight: 1,
  mood: 'laugh',
  gaze: 0,
  breeze: 0.05,
})

/** Waves with one hand, the other arm loose. */
export const kidWave = defineGesture({
  id: 'kidWave',
  label: 'Waving',
  stance: 'kidStand',
  yaw: 24,
  twist: -8,
  chest: trunk(0, -6, -0.02),
  pelvis: trunk(-0.13, 10, 0.05),
  head: head(10, -2, 8, 0),
  arms: [arm([11, -6], [0, 13]), over(arm([58, 10], [160, 22]))],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([-0.06, -0.04], 10), leg([0.48, 0.18], 22, { kneeOut: -0.6, heel: 28 })],
  weight: 0,
  mood: 'laugh',
  gaze: 0,
  breeze: 0.06,
})
