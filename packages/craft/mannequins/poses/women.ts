import { definePose, hangs, leg, rests } from './definePose.ts'

/** Relaxed. */
export const relaxed = definePose({
  id: 'relaxed',
  label: 'Relaxed',
  chest: { shift: 0.015, tilt: -2.5 },
  pelvis: { shift: -0.06, tilt: 4 },
  head: { roll: 2, yaw: -8, shift: 0 },
  arms: [hangs(13, -3, 1, 0.97), hangs(9, 9, 1, 0.95)],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([-0.24, 0], [-0.08, 0], 0.02), leg([0.34, 0.05], [0.46, 0.1], 0.34)],
})

/** Contrapposto. */
export const contrapposto = definePose({
  id: 'contrapposto',
  label: 'Contrapposto',
  chest: { shift: 0.04, tilt: -6 },
  pelvis: { shift: -0.17, tilt: 8.5 },
  head: { roll: -5, yaw: 16, shift: 0.015 },
  arms: [hangs(20, -8, 0.99, 0.96), hangs(11, 10, 1, 0.95)],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([-0.3, 0], [-0.03, 0], -0.02), leg([0.2, 0.06], [0.5, 0.12], 0.42, 0.15)],
})

/** Walking. */
export const walk = definePose({
  id: 'walk',
  label: 'Walking',
  chest: { shift: 0.04, tilt: -6 },
  pelvis: { shift: -0.14, tilt: 9.5 },
  head: { roll: 3, yaw: -7, shift: 0 },
  arms: [hangs(17, 17, 0.97, 0.88), hangs(8, -12, 0.97, 0.88)],
  hands: ['walk', 'walk'],
  legs: [leg([-0.17, 0.02], [0.05, -0.05], 0.03), leg([0.2, 0.14], [0.13, 0.55], -0.04, 1)],
  frontLeg: 0,
})

/** Hand on hip. */
export const hip = definePose({
  id: 'hip',
  label: 'Hand on hip',
  chest: { shift: 0.04, tilt: -5.5 },
  pelvis: { shift: -0.15, tilt: 8 },
  head: { roll: -3, yaw: 14, shift: 0.01 },
  arms: [hangs(19, -8, 0.99, 0.96), rests('hip', 1, 1)],
  hands: ['relaxed', 'hip'],
  legs: [leg([-0.28, 0], [-0.04, 0], 0), leg([0.33, -0.01], [0.58, 0.1], 0.4)],
})

/** Hands in pockets. */
export const pockets = definePose({
  id: 'pockets',
  label: 'Hands in pockets',
  chest: { shift: 0.02, tilt: -4 },
  pelvis: { shift: -0.1, tilt: 6.5 },
  head: { roll: 3, yaw: -14, shift: 0 },
  arms: [rests('pocket', 0.98, 0.86), rests('pocket', 1, 0.95)],
  hands: ['pocket', 'pocket'],
  legs: [leg([-0.27, 0], [-0.08, 0], 0.04), leg([0.33, 0], [0.52, 0.1], 0.4)],
})

/** Three-quarter turn. */
export const turn = definePose({
  id: 'turn',
  label: 'Three-quarter turn',
  chest: { shift: 0.04, tilt: -3.5 },
  pelvis: { shift: -0.11, tilt: 6 },
  head: { roll: 3, yaw: 30, shift: 0.03 },
  arms: [hangs(17, -6, 1, 0.96), hangs(2, 15, 0.96, 0.86)],
  hands: ['relaxed', 'walk'],
  legs: [leg([-0.2, 0], [-0.08, 0], -0.12), leg([0.22, -0.03], [0.38, 0.02], 0.62, 0.1)],
  frontLeg: 0,
  turn: 0.38,
})

/** Carrying a bag. */
export const bag = definePose({
  id: 'bag',
  label: 'Carrying a bag',
  chest: { shift: 0.04, tilt: -5 },
  pelvis: { shift: -0.13, tilt: 8.5 },
  head: { roll: 2, yaw: -12, shift: 0 },
  arms: [hangs(8, -10, 0.98, 0.92), hangs(13, 5)],
  hands: ['walk', 'bag'],
  legs: [leg([-0.18, 0.02], [0.03, -0.04], 0.02), leg([0.21, 0.12], [0.15, 0.5], 0, 1)],
  frontLeg: 0,
})
