import type { Build } from '../build.ts'

/** A grown man. */
export const man: Build = {
  headHeight: 0.405,
  trunk: {
    hips: { aspect: 1.5, front: 0.48, middle: -8, power: 2.4 },
    highHip: { aspect: 1.38, front: 0.5, middle: -4, power: 2.4 },
    waist: { aspect: 1.36, front: 0.54, middle: 0, power: 2.35 },
    underbust: { aspect: 1.4, front: 0.5, middle: -6, power: 2.4 },
    bust: { aspect: 1.46, front: 0.5, middle: -12, power: 2.5 },
    armpit: { aspect: 1.62, front: 0.47, middle: -20, power: 2.5 },
  },
  seat: 0.8,
  belly: 3,
  chest: 2,
  pectorals: 9,
  blades: 8,
  youth: 0,
  muscle: 1,
}
