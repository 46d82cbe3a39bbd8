import { defineGesture } from '../gesture.ts'
import { arm, behind, head, leg, over, trunk } from './parts.ts'

/** Both arms thrown up, feet apart. */
export const kidArmsUp = defineGesture({
  id: 'kidArmsUp',
  label: 'Arms up',
  stance: 'kidStand',
  yaw: 22,
  twist: -6,
  chest: trunk(0, -5, -0.02),
  pelvis: trunk(-0.06, 6, 0.03),
  head: head(12, -4, 6, 0),
  arms: [arm([140, 20], [152, 10]), over(arm([136, 14], [158, 24]))],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([-0.26, 0.02], 16), leg([0.34, 0.12], 22, { heel: 14, kneeOut: 0.3 })],
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
  arms: [arm([84, 10], [100, 26]), arm([78, -6], [96, 14])],
  hands: ['relaxed', 'relaxed'],
  legs: [
    leg([-0.3, 0.02], 10, { lift: 0.5, heel: 40, kneeOut: 0.5 }),
    leg([0.28, -0.16], 10, { lift: 0.46, heel: 46, kneeOut: 1.3 }),
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
  arms: [arm([22, 22], [0, 64]), arm([22, -34], [2, 10])],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([-0.08, -0.66], 6, { lift: 0.5, heel: 60 }), leg([0.02, 0.3], 6, { heel: 6, kneeOut: 0.1 })],
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
  pelvis: trunk(-0.1, 8, 0.06),
  head: head(6, 5, -8, 0),
  arms: [behind, behind],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([-0.06, -0.04], 10), leg([0.2, 0.22], -16, { heel: 22, kneeOut: -0.8 })],
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
  arms: [arm([24, -6], [10, 16]), over(arm([150, 14], [164, 20]))],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([-0.34, -0.16], 14, { heel: 44, kneeOut: 0.2 }), leg([0.06, 0], 10)],
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
  arms: [arm([36, -10], [22, 6]), arm([34, 12], [16, 30])],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([-0.04, -0.06], 12), leg([0.46, 0.16], 26, { heel: 30, kneeOut: -0.5 })],
  weight: 0,
  mood: 'smile',
  gaze: 0,
  breeze: 0.16,
})
