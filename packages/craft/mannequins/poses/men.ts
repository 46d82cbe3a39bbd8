import { definePose, hangs, leg, rests } from './definePose.ts'

/** Standing. */
export const stand = definePose({
  id: 'stand',
  label: 'Standing',
  chest: { shift: 0.02, tilt: -3.5 },
  pelvis: { shift: -0.08, tilt: 5 },
  head: { roll: -2.5, yaw: 12, shift: 0.01 },
  arms: [hangs(14, -3, 1, 0.96), hangs(10, 9, 1, 0.92)],
  hands: ['relaxed', 'walk'],
  legs: [leg([-0.31, 0], [-0.17, 0], 0.1), leg([0.42, 0.02], [0.6, 0.06], 0.46)],
})

/** Contrapposto. */
export const manContrapposto = definePose({
  id: 'manContrapposto',
  label: 'Contrapposto',
  chest: { shift: 0.05, tilt: -6 },
  pelvis: { shift: -0.16, tilt: 8 },
  head: { roll: -5, yaw: 17, shift: 0.02 },
  arms: [hangs(22, -9, 0.99, 0.94), hangs(7, 16, 0.99, 0.88)],
  hands: ['relaxed', 'walk'],
  legs: [leg([-0.34, 0], [-0.1, 0], 0.06), leg([0.33, 0.06], [0.62, 0.12], 0.5, 0.12)],
})

/** Hand on hip. */
export const manHip = definePose({
  id: 'manHip',
  label: 'Hand on hip',
  chest: { shift: 0.03, tilt: 4 },
  pelvis: { shift: -0.12, tilt: 6.5 },
  head: { roll: 3, yaw: -14, shift: 0.01 },
  arms: [rests('hip', 0.9, 0.86), hangs(14, -2, 1, 0.93)],
  hands: ['hip', 'relaxed'],
  legs: [leg([-0.33, 0], [-0.13, 0], 0.08), leg([0.42, 0], [0.64, 0.08], 0.44)],
})

/** One hand in pocket. */
export const lean = definePose({
  id: 'lean',
  label: 'One hand in pocket',
  chest: { shift: 0.04, tilt: -5 },
  pelvis: { shift: -0.13, tilt: 6.5 },
  head: { roll: 3, yaw: -18, shift: 0 },
  arms: [hangs(19, -7, 1, 0.95), rests('pocket', 1, 0.92)],
  hands: ['relaxed', 'pocket'],
  legs: [leg([-0.32, 0], [-0.12, 0], 0.06), leg([0.42, 0], [0.62, 0.08], 0.46)],
})

/** Striding. */
export const stride = definePose({
  id: 'stride',
  label: 'Striding',
  chest: { shift: 0.02, tilt: -4.5 },
  pelvis: { shift: -0.08, tilt: 5.5 },
  head: { roll: 2, yaw: 8, shift: 0 },
  arms: [hangs(17, 19, 0.96, 0.86), hangs(11, -13, 0.96, 0.86)],
  hands: ['walk', 'walk'],
  legs: [leg([-0.23, 0.02], [-0.08, -0.05], 0.08), leg([0.29, 0.12], [0.24, 0.52], 0.04, 1)],
  frontLeg: 0,
})

/** Both hands in pockets. */
export const thumbs = definePose({
  id: 'thumbs',
  label: 'Both hands in pockets',
  chest: { shift: 0.01, tilt: 3.5 },
  pelvis: { shift: 0.08, tilt: -4.5 },
  head: { roll: -2, yaw: 12, shift: 0 },
  arms: [rests('pocket', 1, 0.88), rests('pocket', 1, 0.96)],
  hands: ['pocket', 'pocket'],
  legs: [leg([-0.42, 0], [-0.56, 0.06], 0.4), leg([0.3, 0], [0.16, 0], 0.1)],
})
