import type { Build } from '../build.ts'

/** A girl at school. */
export const girl: Build = {
  headHeight: 0.375,
  trunk: {
    hips: { aspect: 1.38, front: 0.46, middle: -4, power: 2.3 },
    highHip: { aspect: 1.32, front: 0.53, middle: 0, power: 2.3 },
    waist: { aspect: 1.28, front: 0.56, middle: 2, power: 2.25 },
    underbust: { aspect: 1.34, front: 0.52, middle: -4, power: 2.3 },
    bust: { aspect: 1.38, front: 0.5, middle: -8, power: 2.4 },
    armpit: { aspect: 1.45, front: 0.48, middle: -14, power: 2.4 },
  },
  seat: 0.85,
  belly: 9,
  chest: 1.01,
  pectorals: 1,
  blades: 7,
  youth: 0.75,
  muscle: 0,
}
