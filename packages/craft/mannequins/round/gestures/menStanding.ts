import { defineGesture } from '../gesture.ts'
import { arm, behind, head, leg, over, trunk } from './parts.ts'

/** Feet well apart, both hands on the hips. */
export const manWide = defineGesture({
  id: 'manWide',
  label: 'Wide stance',
  stance: 'manHip',
  yaw: 24,
  twist: -8,
  chest: trunk(-0.04, -3, -0.04),
  pelvis: trunk(-0.1, 6, 0.06),
  head: head(12, 0, 5, 0),
  arms: [over(arm([46, -30], [-52, 22])), arm([46, -30], [-52, 22])],
  hands: ['hip', 'hip'],
  legs: [leg([-0.36, -0.02], 20), leg([0.86, 0.2], 24, { kneeOut: -0.1 })],
  weight: 0,
  mood: 'proud',
  gaze: 0,
  breeze: 0.04,
})

/** Both hands behind the back, the chest open. */
export const manBehind = defineGesture({
  id: 'manBehind',
  label: 'Hands behind the back',
  stance: 'stand',
  yaw: -26,
  twist: 6,
  chest: trunk(0, 7, -0.04),
  pelvis: trunk(0.17, -10, 0.08),
  head: head(-12, 0, 6, 0),
  arms: [behind, behind],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([-0.52, 0.2], 18, { kneeOut: -0.1 }), leg([0.16, -0.1], 14)],
  weight: 1,
  mood: 'calm',
  gaze: 0,
  breeze: 0.03,
})

/** The far hand in a pocket, the near arm loose. */
export const manOnePocket = defineGesture({
  id: 'manOnePocket',
  label: 'One hand in pocket',
  stance: 'stride',
  yaw: -30,
  twist: -8,
  chest: trunk(0, -6, 0.08),
  pelvis: trunk(-0.04, 8, 0.04),
  head: head(-22, 2, -6, 0),
  arms: [arm([12, 10], [2, 40]), arm([9, -6], [-2, 13])],
  hands: ['pocket', 'relaxed'],
  legs: [leg([-0.12, 0.72], 8, { kneeOut: 0 }), leg([0.16, -0.72], 10, { heel: 50, kneeOut: -0.15 })],
  weight: 0,
  sink: 0.05,
  mood: 'smile',
  gaze: 0,
  breeze: 0.08,
})

/** One foot set across the other, both hands in pockets. */
export const manCrossedAnkles = defineGesture({
  id: 'manCrossedAnkles',
  label: 'Ankles crossed',
  stance: 'manContrapposto',
  yaw: 26,
  twist: -6,
  chest: trunk(0, -8, -0.08),
  pelvis: trunk(-0.16, 11, 0.1),
  head: head(18, 2, 8, 0),
  arms: [over(arm([14, -12], [4, 30])), arm([12, 10], [2, 40])],
  hands: ['pocket', 'pocket'],
  legs: [leg([0, -0.06], 12), leg([-0.4, -0.34], 4, { heel: 50, kneeOut: -0.6 })],
  weight: 0,
  mood: 'smile',
  gaze: 0,
  breeze: 0.03,
})

/** Turned well away, the face comes back over the near shoulder. */
export const manOverShoulder = defineGesture({
  id: 'manOverShoulder',
  label: 'Over the shoulder',
  stance: 'lean',
  yaw: 46,
  twist: -4,
  chest: trunk(-0.02, -8, -0.02),
  pelvis: trunk(-0.2, 11, 0.08),
  head: head(0, 0, -6, 0),
  arms: [arm([11, -9], [-5, 11]), arm([7, 2], [-12, 26])],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([-0.04, -0.16], 8), leg([0.42, 0.66], 16, { kneeOut: -0.3 })],
  weight: 0,
  mood: 'proud',
  gaze: -0.3,
  breeze: 0.05,
})

/** Stops at the end of a step, the far foot before the other. */
export const manStep = defineGesture({
  id: 'manStep',
  label: 'Step and stop',
  stance: 'stride',
  yaw: -28,
  twist: 8,
  chest: trunk(0, 7, 0.06),
  pelvis: trunk(0.14, -9, 0.06),
  head: head(-18, 0, -5, 0),
  arms: [arm([6, 8], [-11, 29]), arm([9, -9], [-4, 9])],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([-0.24, 0.86], 12, { kneeOut: -0.15 }), leg([0.14, -0.3], 14)],
  weight: 1,
  mood: 'calm',
  gaze: 0,
  breeze: 0.06,
})

/** Both arms loose, the weight well over one leg. */
export const manLoose = defineGesture({
  id: 'manLoose',
  label: 'Weight on one leg',
  stance: 'manContrapposto',
  yaw: 22,
  twist: -10,
  chest: trunk(-0.02, -8, -0.04),
  pelvis: trunk(-0.21, 11, 0.1),
  head: head(8, 0, 8, 0.02),
  arms: [arm([10, -9], [-5, 13]), arm([7, 8], [-14, 40])],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([-0.04, -0.1], 10), leg([0.74, 0.22], 26, { kneeOut: -0.15 })],
  weight: 0,
  mood: 'calm',
  gaze: 0,
  breeze: 0.04,
})
