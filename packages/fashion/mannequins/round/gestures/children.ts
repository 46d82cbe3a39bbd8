import { defineGesture } from '../gesture.ts'
import { arm, head, leg, over, trunk } from './parts.ts'

/** Skips along, laughing. */
export const skip = defineGesture({
  id: 'skip',
  label: 'Skipping',
  stance: 'kidWalk',
  yaw: 28,
  twist: -10,
  chest: trunk(0.02, 5, 0.02),
  pelvis: trunk(-0.05, -5, 0.03),
  head: head(20, -3, 7, 0.02),
  arms: [arm([16, -20], [8, 12]), arm([18, 20], [0, 60])],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([-0.1, 0.3], 8, { kneeOut: 0.2 }), leg([0.16, -0.36], 12, { heel: 34 })],
  weight: 0,
  mood: 'laugh',
  gaze: 0.1,
  breeze: 0.14,
})

/** Stands with both feet turned in, arms a little away. */
export const kidPlant = defineGesture({
  id: 'kidPlant',
  label: 'Feet planted',
  stance: 'kidStand',
  yaw: -26,
  twist: 8,
  chest: trunk(0, -3, -0.04),
  pelvis: trunk(0.05, 4, 0.06),
  head: head(-14, 2, -6, 0),
  arms: [arm([24, 6], [10, 24]), arm([22, -8], [8, 14])],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([-0.26, 0.2], -4, { kneeOut: -0.1 }), leg([0.12, -0.1], 6)],
  weight: 1,
  mood: 'smile',
  gaze: -0.1,
  breeze: 0.03,
})

/** A hand on the hip, the other hanging, the head tipped. */
export const kidSass = defineGesture({
  id: 'kidSass',
  label: 'Hand on hip',
  stance: 'kidHip',
  yaw: 25,
  twist: -8,
  chest: trunk(0, -6, -0.03),
  pelvis: trunk(-0.1, 7, 0.06),
  head: head(10, 2, 8, 0.02),
  arms: [over(arm([46, -30], [-52, 22])), arm([20, 6], [6, 26])],
  hands: ['hip', 'relaxed'],
  legs: [leg([-0.04, -0.06], 8), leg([0.28, 0.3], 24, { kneeOut: 0.1 })],
  weight: 0,
  mood: 'proud',
  gaze: 0,
  breeze: 0.05,
})

/** Marches off to the left. */
export const kidMarch = defineGesture({
  id: 'kidMarch',
  label: 'Marching',
  stance: 'kidWalk',
  yaw: -34,
  twist: 10,
  chest: trunk(0, -3, 0.06),
  pelvis: trunk(0.02, 4, 0.02),
  head: head(-26, -2, 3, 0),
  arms: [arm([14, 26], [2, 54]), arm([14, -26], [8, 4])],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([-0.1, -0.46], 6, { heel: 44 }), leg([0.08, 0.42], 6, { kneeOut: 0.08 })],
  weight: 1,
  mood: 'smile',
  gaze: -0.2,
  breeze: 0.12,
})

/** Hands in pockets, belly out. */
export const kidPockets = defineGesture({
  id: 'kidPockets',
  label: 'Hands in pockets',
  stance: 'kidTuck',
  yaw: 30,
  twist: -4,
  chest: trunk(0, 3, -0.1),
  pelvis: trunk(-0.06, -4, 0.1),
  head: head(18, 3, -6, 0),
  arms: [over(arm([16, -10], [4, 26])), arm([14, 8], [2, 34])],
  hands: ['pocket', 'pocket'],
  legs: [leg([-0.14, -0.04], 12), leg([0.24, 0.22], 26)],
  weight: 0,
  mood: 'pensive',
  gaze: 0.1,
  breeze: 0.02,
})
