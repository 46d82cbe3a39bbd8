import { definePose, hangs, leg } from './definePose.ts'

/** Straight and symmetric: the stance of technical flats. */
export const neutral = definePose({
  id: 'neutral',
  label: 'Straight',
  chest: { shift: 0, tilt: 0 },
  pelvis: { shift: 0, tilt: 0 },
  head: { roll: 0, yaw: 0, shift: 0 },
  arms: [hangs(14, 10), hangs(14, 10)],
  hands: ['relaxed', 'relaxed'],
  legs: [leg([-0.32, 0], [-0.35, 0], 0.12), leg([0.32, 0], [0.35, 0], 0.12)],
})
