import { definePose, hangs, leg, rests } from './definePose.ts'

/** Standing child. */
export const kidStand = definePose({
  id: 'kidStand',
  label: 'Standing child',
  chest: { shift: 0.02, tilt: -2.5 },
  pelvis: { shift: -0.06, tilt: 4 },
  head: { roll: 6, yaw: 10, shift: 0.01 },
  arms: [hangs(16, 5, 1, 0.97), hangs(19, 12, 0.98, 0.94)],
  hands: ['child', 'child'],
  legs: [leg([-0.25, 0], [-0.2, 0], -0.1), leg([0.3, 0.02], [0.38, 0.04], 0.34)],
})

/** Running child. */
export const kidWalk = definePose({
  id: 'kidWalk',
  label: 'Running child',
  chest: { shift: 0.03, tilt: -6 },
  pelvis: { shift: -0.08, tilt: 7 },
  head: { roll: -6, yaw: -10, shift: 0 },
  arms: [hangs(34, 44, 0.95, 0.84), hangs(20, -16, 0.95, 0.84)],
  hands: ['child', 'child'],
  legs: [leg([-0.26, 0.04], [-0.08, -0.03], 0.1), leg([0.32, 0.2], [0.34, 0.82], 0.1, 1)],
  frontLeg: 0,
})

/** Child with hand on hip. */
export const kidHip = definePose({
  id: 'kidHip',
  label: 'Child with hand on hip',
  chest: { shift: 0.02, tilt: -5 },
  pelvis: { shift: -0.1, tilt: 7 },
  head: { roll: -7, yaw: 14, shift: 0.01 },
  arms: [hangs(18, 3, 1, 0.97), rests('hip', 1, 1)],
  hands: ['child', 'hip'],
  legs: [leg([-0.28, 0], [-0.12, 0], 0.06), leg([0.34, -0.02], [0.54, 0.06], 0.48)],
})

/** One foot tucked behind the other leg. */
export const kidTuck = definePose({
  id: 'kidTuck',
  label: 'Child with one foot tucked behind',
  chest: { shift: 0.04, tilt: -4 },
  pelvis: { shift: -0.1, tilt: 6 },
  head: { roll: 8, yaw: -12, shift: 0.02 },
  arms: [hangs(21, -6, 0.99, 0.95), hangs(24, 2, 0.98, 0.93)],
  hands: ['child', 'child'],
  legs: [leg([-0.27, 0], [-0.13, 0], 0.12), leg([0.28, 0.05], [-0.16, 0.26], -0.2, 1)],
  frontLeg: 0,
})

/** Small child toddling, arms out for balance. */
export const toddle = definePose({
  id: 'toddle',
  label: 'Toddling',
  chest: { shift: -0.02, tilt: 3 },
  pelvis: { shift: -0.05, tilt: 4.5 },
  head: { roll: -4, yaw: 9, shift: 0 },
  arms: [hangs(40, 58, 0.98, 0.94), hangs(30, 44, 0.98, 0.92)],
  hands: ['child', 'child'],
  legs: [leg([-0.27, 0], [-0.26, 0], 0.2), leg([0.38, 0.1], [0.46, 0.36], 0.3, 0.55)],
})
