import type { Build } from '../build.ts'
import { girl } from './girl.ts'

/** A toddler, who carries the belly in front. */
export const toddler: Build = {
  ...girl,
  headHeight: 0.37,
  trunk: {
    ...girl.trunk,
    hips: { aspect: 1.24, front: 0.5, middle: -2, power: 2.3 },
    highHip: { aspect: 1.17, front: 0.56, middle: 0, power: 2.2 },
    waist: { aspect: 1.16, front: 0.6, middle: 2, power: 2.2 },
    underbust: { aspect: 1.24, front: 0.56, middle: -2, power: 2.25 },
  },
  seat: 0.8,
  belly: 7,
  blades: 4,
  youth: 1,
}
