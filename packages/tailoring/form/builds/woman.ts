import type { Build } from '../build.ts'

/** A grown woman. */
export const woman: Build = {
  headHeight: 0.392,
  trunk: {
    hips: { aspect: 1.6, front: 0.47, middle: -6, power: 2.3 },
    highHip: { aspect: 1.45, front: 0.5, middle: -6, power: 2.25 },
    waist: { aspect: 1.36, front: 0.51, middle: 2, power: 2.2 },
    underbust: { aspect: 1.36, front: 0.5, middle: -4, power: 2.3 },
    bust: { aspect: 1.38, front: 0.48, middle: -10, power: 2.4 },
    armpit: { aspect: 1.45, front: 0.46, middle: -18, power: 2.4 },
  },
  seat: 1,
  belly: 5,
  chest: 0.96,
  pectorals: 2,
  blades: 6,
  youth: 0.3,
  muscle: 0.15,
}
