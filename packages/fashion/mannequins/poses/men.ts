import { definePose, hangs, leg, rests } from './definePose.ts'

/** Standing. */
export const stand = definePose({
  id: 'stand',
  label: 'Standing',
  chest: { shift: 0.01, tilt: -2.5 },
  pelvis: { shift: -0.05, tilt: 3.5 },
  head: { roll: -2.5, yaw: 12, shift: 0 },
  arms: [hangs(13, 1), hangs(13, 7, 1, 0.96)],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([-0.31, 0], [-0.24, 0], 0.14), leg([0.4, 0.02], [0.54, 0.05], 0.42)],
})

/** One hand in pocket. */
export const lean = definePose({
  id: 'lean',
  label: 'One hand in pocket',
  chest: { shift: 0.03, tilt: -3.5 },
  pelvis: { shift: -0.09, tilt: 4.5 },
  head: { roll: 3, yaw: -18, shift: 0 },
  arms: [hangs(11, 0), rests('pocket', 1, 0.94)],
  hands: ['relaxed', 'pocket'],
  legs: [leg([-0.29, 0], [-0.14, 0], 0.08), leg([0.4, -0.02], [0.56, 0.06], 0.42)],
})

/** Striding. */
export const stride = definePose({
  id: 'stride',
  label: 'Striding',
  chest: { shift: 0.02, tilt: -3 },
  pelvis: { shift: -0.06, tilt: 3.5 },
  head: { roll: 1.5, yaw: 6, shift: 0 },
  arms: [hangs(13, 1, 0.98, 0.93), hangs(15, 15, 0.96, 0.9)],
  hands: ['walk', 'walk'],
  legs: [leg([-0.25, 0], [-0.16, -0.03], 0.1), leg([0.31, 0.1], [0.31, 0.42], 0.05, 1)],
  frontLeg: 0,
})

/** Both hands in pockets. */
export const thumbs = definePose({
  id: 'thumbs',
  label: 'Both hands in pockets',
  chest: { shift: 0, tilt: 1.5 },
  pelvis: { shift: 0.03, tilt: -2.5 },
  head: { roll: -2, yaw: 12, shift: 0 },
  arms: [rests('pocket', 1, 0.92), rests('pocket', 1, 0.95)],
  hands: ['pocket', 'pocket'],
  legs: [leg([-0.4, 0], [-0.46, 0.04], 0.32), leg([0.3, 0], [0.22, 0], 0.14)],
})
