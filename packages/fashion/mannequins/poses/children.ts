import { definePose, hangs, leg, rests } from './definePose.ts'

/** Standing child. */
export const kidStand = definePose({
  id: 'kidStand',
  label: 'Standing child',
  chest: { shift: 0.02, tilt: -2 },
  pelvis: { shift: -0.05, tilt: 3 },
  head: { roll: 6, yaw: 10, shift: 0.01 },
  arms: [hangs(15, 11), hangs(17, 7)],
  hands: ['child', 'child'],
  legs: [leg([-0.25, 0], [-0.22, 0], -0.1), leg([0.3, 0.02], [0.36, 0.03], 0.3)],
})

/** Running child. */
export const kidWalk = definePose({
  id: 'kidWalk',
  label: 'Running child',
  chest: { shift: 0.02, tilt: -4 },
  pelvis: { shift: -0.06, tilt: 5 },
  head: { roll: -5, yaw: -10, shift: 0 },
  arms: [hangs(20, 4, 0.97, 0.9), hangs(24, 26, 0.95, 0.86)],
  hands: ['child', 'child'],
  legs: [leg([-0.26, 0], [-0.15, -0.02], 0.12), leg([0.32, 0.12], [0.34, 0.5], 0.1, 1)],
  frontLeg: 0,
})

/** Child with hand on hip. */
export const kidHip = definePose({
  id: 'kidHip',
  label: 'Child with hand on hip',
  chest: { shift: 0.02, tilt: -4 },
  pelvis: { shift: -0.09, tilt: 6 },
  head: { roll: -7, yaw: 14, shift: 0.01 },
  arms: [hangs(15, 6), rests('hip', 1, 1)],
  hands: ['child', 'hip'],
  legs: [leg([-0.28, 0], [-0.14, 0], 0.06), leg([0.34, -0.02], [0.5, 0.05], 0.45)],
})
