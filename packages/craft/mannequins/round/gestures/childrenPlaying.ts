import { defineGesture } from '../gesture.ts'
import { arm, behind, head, leg, over, trunk } from './parts.ts'

/** Both arms thrown up, feet apart. */
export const kidArmsUp = defineGesture({
  id: 'kidArmsUp',
  label: 'Arms up',
  stance: 'kidStand',
  yaw: 22,
  twist: -6,
  chest: trunk(0.01, -8, -0.02),
  pelvis: trunk(-0.12, 10, 0.03),
  head: head(12, -4, 6, 0),
  arms: [arm([118, 20], [160, 24]), over(arm([104, 14], [166, 34]))],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([-0.12, 0], 14), leg([0.5, 0], 22, { heel: 22, kneeOut: -0.1 })],
  weight: 0,
  mood: 'laugh',
  gaze: 0,
  breeze: 0.1,
})

/** Off the floor, knees bent, arms out. */
export const kidJump = defineGesture({
  id: 'kidJump',
  label: 'Jumping',
  stance: 'kidWalk',
  yaw: -24,
  twist: 6,
  chest: trunk(0, 4, 0.04),
  pelvis: trunk(0.02, -4, 0),
  head: head(-12, -4, -5, 0),
  arms: [arm([96, 10], [150, 30]), arm([108, -6], [150, 14])],
  hands: ['relaxed', 'relaxed'],
  legs: [
    leg([-0.1, 0.16], 10, { lift: 0.4, heel: 34, kneeOut: 0 }),
    leg([0.16, -0.56], 10, { lift: 0.74, heel: 60, kneeOut: 0 }),
  ],
  weight: 1,
  mood: 'laugh',
  gaze: 0,
  breeze: 0.2,
})

/** Runs to the right, a heel flying up behind. */
export const kidRun = defineGesture({
  id: 'kidRun',
  label: 'At a run',
  stance: 'kidWalk',
  yaw: 36,
  twist: 10,
  chest: trunk(0.02, 5, 0.14),
  pelvis: trunk(0.03, -6, 0.02),
  head: head(24, -2, 4, 0.02),
  arms: [arm([24, 2], [4, 46]), arm([4, -36], [-6, -10])],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([-0.08, -0.66], 6, { lift: 0.5, heel: 60 }), leg([0.02, 0.3], 6, { kneeOut: 0.1 })],
  weight: 1,
  mood: 'laugh',
  gaze: 0,
  breeze: 0.26,
})

/** Both hands behind the back, shy, one foot turned in. */
export const kidBehind = defineGesture({
  id: 'kidBehind',
  label: 'Hands behind the back',
  stance: 'kidTuck',
  yaw: 26,
  twist: -8,
  chest: trunk(0, -5, -0.03),
  pelvis: trunk(-0.12, 9, 0.06),
  head: head(6, 5, -8, 0),
  arms: [behind, behind],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([-0.08, -0.04], 10), leg([0.34, 0.24], -12, { heel: 22, kneeOut: -0.7 })],
  weight: 0,
  mood: 'smile',
  gaze: 0,
  breeze: 0.03,
})

/** Reaches up with one hand, one foot on tiptoe. */
export const kidTiptoe = defineGesture({
  id: 'kidTiptoe',
  label: 'On tiptoe',
  stance: 'kidStand',
  yaw: -25,
  twist: -6,
  chest: trunk(0.02, 9, 0.02),
  pelvis: trunk(0.1, -9, 0.03),
  head: head(-16, -6, -8, 0),
  arms: [arm([14, -8], [-2, 14]), over(arm([124, 14], [164, 24]))],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([-0.5, -0.2], 12, { heel: 38, kneeOut: -0.2 }), leg([0.04, 0], 10)],
  weight: 1,
  mood: 'smile',
  gaze: 0,
  breeze: 0.06,
})

/** Sways from side to side, arms swinging out. */
export const kidSway = defineGesture({
  id: 'kidSway',
  label: 'Swaying',
  stance: 'kidHip',
  yaw: 24,
  twist: 16,
  chest: trunk(0.03, -9, -0.02),
  pelvis: trunk(-0.14, 11, 0.06),
  head: head(16, 2, 9, 0.02),
  arms: [arm([13, -10], [0, 10]), arm([10, 10], [-16, 34])],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([-0.06, -0.06], 12), leg([0.52, 0.14], 24, { heel: 28, kneeOut: -0.7 })],
  weight: 0,
  mood: 'smile',
  gaze: 0,
  breeze: 0.16,
})
