import { defineGesture } from '../gesture.ts'
import { arm, behind, head, leg, over, trunk } from './parts.ts'

/** A hand in the near pocket, the far foot set forward. */
export const onePocket = defineGesture({
  id: 'onePocket',
  label: 'One hand in pocket',
  stance: 'pockets',
  yaw: -27,
  twist: 12,
  chest: trunk(0, 9, -0.05),
  pelvis: trunk(0.22, -13, 0.1),
  head: head(-12, 0, 5, 0),
  arms: [arm([12, 2], [-12, 24]), over(arm([14, -12], [4, 30]))],
  hands: ['relaxed', 'pocket'],
  legs: [leg([-0.3, 0.62], 20, { kneeOut: -0.45 }), leg([0.02, -0.12], 10)],
  weight: 1,
  mood: 'calm',
  gaze: 0.1,
  breeze: 0.06,
})

/** Both hands behind her, the chest open, one knee turned in. */
export const handsBehind = defineGesture({
  id: 'handsBehind',
  label: 'Hands behind the back',
  stance: 'relaxed',
  yaw: 24,
  twist: -8,
  chest: trunk(0, -9, -0.02),
  pelvis: trunk(-0.23, 13, 0.1),
  head: head(10, 0, -5, 0),
  arms: [behind, behind],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([0, -0.08], 8), leg([0.5, 0.36], 20, { heel: 36, kneeOut: -1.5 })],
  weight: 0,
  mood: 'smile',
  gaze: 0,
  breeze: 0.08,
})

/** Turned well away, the face comes back over the near shoulder. */
export const overShoulder = defineGesture({
  id: 'overShoulder',
  label: 'Over the shoulder',
  stance: 'turn',
  yaw: -48,
  twist: -4,
  chest: trunk(0.03, 10, -0.02),
  pelvis: trunk(0.21, -13, 0.1),
  head: head(2, -2, 7, 0),
  arms: [arm([8, 8], [-12, 38]), arm([13, -9], [-4, 10])],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([-0.46, 0.36], 20, { heel: 30, kneeOut: -1.2 }), leg([0.04, -0.12], 8)],
  weight: 1,
  mood: 'smile',
  gaze: 0.3,
  breeze: 0.1,
})

/** Stops at the end of a step, the far foot well before the other. */
export const stepStop = defineGesture({
  id: 'stepStop',
  label: 'Step and stop',
  stance: 'walk',
  yaw: -30,
  twist: -10,
  chest: trunk(0.02, 8, 0.02),
  pelvis: trunk(0.18, -12, 0.08),
  head: head(-20, 0, -4, 0),
  arms: [arm([8, 8], [-13, 29]), arm([12, -11], [-6, 8])],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([-0.18, 0.8], 12, { kneeOut: -0.3 }), leg([0.08, -0.26], 14)],
  weight: 1,
  mood: 'calm',
  gaze: 0,
  breeze: 0.16,
})

/** Hips forward, the chest back, both arms loose. */
export const leanBack = defineGesture({
  id: 'leanBack',
  label: 'Leaning back',
  stance: 'contrapposto',
  yaw: 32,
  twist: -6,
  chest: trunk(0.02, -9, -0.24),
  pelvis: trunk(-0.2, 12, 0.22),
  head: head(20, -4, -6, -0.02),
  arms: [arm([13, -16], [-6, 6]), arm([11, 2], [-17, 34])],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([0, -0.06], 8), leg([0.34, 0.66], 18, { kneeOut: -0.5 })],
  weight: 0,
  mood: 'proud',
  gaze: 0,
  breeze: 0.1,
})

/** Feet well apart, both knees straight, a hand on the hip. */
export const wideStance = defineGesture({
  id: 'wideStance',
  label: 'Wide stance',
  stance: 'hip',
  yaw: 22,
  twist: -10,
  chest: trunk(-0.01, -8, -0.04),
  pelvis: trunk(-0.15, 9, 0.06),
  head: head(12, 2, 4, 0),
  arms: [over(arm([46, -30], [-52, 22])), arm([12, 0], [-6, 20])],
  hands: ['hip', 'relaxed'],
  legs: [leg([-0.3, -0.06], 16), leg([0.7, 0.26], 24, { kneeOut: -0.3 })],
  weight: 0,
  mood: 'proud',
  gaze: 0,
  breeze: 0.12,
})

/** One foot set across the other, the hips swung out. */
export const crossedAnkles = defineGesture({
  id: 'crossedAnkles',
  label: 'Ankles crossed',
  stance: 'contrapposto',
  yaw: -24,
  twist: -10,
  chest: trunk(0.02, 10, -0.04),
  pelvis: trunk(0.18, -12, 0.1),
  head: head(-16, 2, -7, -0.02),
  arms: [arm([10, 6], [-16, 38]), arm([12, -9], [-6, 11])],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([0.36, -0.34], 4, { heel: 46, kneeOut: -0.7 }), leg([0, -0.06], 12)],
  weight: 1,
  mood: 'smile',
  gaze: 0,
  breeze: 0.08,
})
