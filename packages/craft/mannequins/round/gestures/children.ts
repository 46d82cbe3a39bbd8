import { defineGesture } from '../gesture.ts'
import { arm, head, leg, over, trunk } from './parts.ts'

/** Skips along, laughing: one foot off the floor behind. */
export const skip = defineGesture({
  id: 'skip',
  label: 'Skipping',
  stance: 'kidWalk',
  yaw: 28,
  twist: -10,
  chest: trunk(0.02, -6, 0.04),
  pelvis: trunk(-0.06, 7, 0.03),
  head: head(20, -3, 7, 0.02),
  arms: [arm([16, 12], [-4, 52]), arm([16, -22], [4, 6])],
  hands: ['relaxed', 'relaxed'],
  legs: [
    leg([-0.04, 0.02], 8, { heel: 26, kneeOut: 0.1 }),
    leg([0.16, -0.02], 6, { lift: 0.6, heel: 40, kneeOut: -0.3 }),
  ],
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
  chest: trunk(0.01, 8, -0.04),
  pelvis: trunk(0.14, -9, 0.06),
  head: head(-14, 2, -8, 0),
  arms: [arm([15, 6], [-16, 34]), arm([11, -9], [-6, 12])],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([-0.46, 0.16], -10, { kneeOut: -0.4 }), leg([0.16, -0.06], 2)],
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
  chest: trunk(0.01, -11, -0.03),
  pelvis: trunk(-0.18, 13, 0.06),
  head: head(10, 2, 8, 0.02),
  arms: [over(arm([46, -30], [-52, 22])), arm([12, 4], [-8, 28])],
  hands: ['hip', 'relaxed'],
  legs: [leg([-0.04, -0.06], 8), leg([0.52, 0.24], 26, { kneeOut: -0.2, heel: 14 })],
  weight: 0,
  mood: 'proud',
  gaze: 0,
  breeze: 0.05,
})

/** Marches off to the left, the far knee high. */
export const kidMarch = defineGesture({
  id: 'kidMarch',
  label: 'Marching',
  stance: 'kidWalk',
  yaw: -34,
  twist: 0,
  chest: trunk(0, -5, 0.06),
  pelvis: trunk(-0.03, 6, 0.02),
  head: head(-26, -2, 3, 0),
  arms: [arm([5, -46], [-4, -24]), arm([24, 4], [4, 34])],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([-0.04, 0.48], 6, { kneeOut: 0.1 }), leg([0.14, -0.44], 6, { heel: 44 })],
  weight: 0,
  sink: 0.09,
  mood: 'smile',
  gaze: -0.1,
  breeze: 0.12,
})

/** Hands in pockets, belly out. */
export const kidPockets = defineGesture({
  id: 'kidPockets',
  label: 'Hands in pockets',
  stance: 'kidTuck',
  yaw: 30,
  twist: -4,
  chest: trunk(0, -6, -0.12),
  pelvis: trunk(-0.13, 9, 0.12),
  head: head(18, 3, -6, 0),
  arms: [over(arm([14, -12], [4, 30])), arm([12, 10], [2, 40])],
  hands: ['pocket', 'pocket'],
  legs: [leg([-0.1, -0.06], 12), leg([0.5, 0.3], 20, { kneeOut: 0 })],
  weight: 0,
  mood: 'pensive',
  gaze: 0.1,
  breeze: 0.02,
})
