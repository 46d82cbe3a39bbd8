import type { Build } from '../build.ts'
import { girl } from './girl.ts'

/** A boy at school. */
export const boy: Build = {
  ...girl,
  headHeight: 0.38,
  trunk: {
    ...girl.trunk,
    hips: { aspect: 1.35, front: 0.46, middle: -4, power: 2.35 },
    bust: { aspect: 1.42, front: 0.5, middle: -8, power: 2.45 },
  },
  seat: 0.8,
  pectorals: 3,
  muscle: 0.2,
}
